import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import { ListFilters } from '#components/list/ListFilters.tsx'
import { searchWith } from '#components/list/list-search.ts'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { saveFile } from '#islands/lists/save-file.ts'
import { exactInstant } from '#lib/format'
import { $route, setSearch } from '#stores/chrome/route'
import { $statisticsMonths } from '#stores/quote/figures/statistics'
import { $permissions } from '#stores/user/permissions'
import { statisticsFilters } from './statistics-filters.ts'

const choices = [
  { months: 1, label: '1 month' },
  { months: 3, label: '3 months' },
  { months: 6, label: '6 months' },
  { months: 12, label: '12 months' },
]

export type Download = { readonly label: string; readonly text: () => Promise<string> }

type Props = {
  of: Pick<QuoteStatistics, 'as_of' | 'pending'> | undefined
  refresh: () => void
  files: readonly Download[]
  paper?: { readonly name: string; readonly made: () => Promise<Blob> }
}

export const StatisticsHead = ({ of, refresh, files, paper }: Props) => {
  const months = useStore($statisticsMonths)
  const { search } = useStore($route)
  const filters = useMemo(statisticsFilters, [])
  const applyFilter = (to: Readonly<Record<string, string>>) => setSearch(searchWith(search, to))
  return (
    <div className="filters quote-filters">
      <Periods months={months} onChoose={(count) => applyFilter({ months: String(count) })} />
      <ListFilters search={search} filters={filters} onChange={applyFilter} />
      <span className="as-of">
        <span className="faint wide" role="status">
          {of
            ? `${of.pending ? 'Still counting older quotes. ' : ''}As of ${exactInstant(of.as_of)}`
            : ''}
        </span>
        <IconButton icon="refresh-cw" label="Refresh" onPress={refresh} />
        <Files files={files} />
        {paper && <PdfButton {...paper} />}
        <IconButton icon="printer" label="Print" onPress={() => window.print()} />
      </span>
    </div>
  )
}

type PeriodsProps = { months: number; onChoose: (months: number) => void }

const Periods = ({ months, onChoose }: PeriodsProps) => (
  <nav className="seg-ctl" aria-label="Period">
    {choices.map((choice) => (
      <button
        key={choice.months}
        type="button"
        aria-pressed={choice.months === months}
        onClick={() => onChoose(choice.months)}
      >
        {choice.label}
      </button>
    ))}
  </nav>
)

type IconButtonProps = { icon: IconName; label: string; onPress: () => void }

const IconButton = ({ icon, label, onPress }: IconButtonProps) => (
  <button type="button" className="icon-btn" aria-label={label} title={label} onClick={onPress}>
    <Icon name={icon} />
  </button>
)

const PdfButton = ({ name, made }: NonNullable<Props['paper']>) => {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(`${name}.pdf`, await made(), 'application/pdf')
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void download()
      }}
    >
      PDF
    </button>
  )
}

const Files = ({ files }: Pick<Props, 'files'>) => {
  const canExport = useStore($permissions).includes('quotes.view-any')
  if (!canExport) return null
  const download = async ({ label, text }: Download) =>
    saveFile(`${label.toLowerCase().replaceAll(' ', '-')}.csv`, await text(), 'text/csv')
  return (
    <LazyMenu
      trigger="CSV"
      choices={files.map((file) => ({
        key: file.label,
        label: file.label,
        onChoose: () => void download(file),
      }))}
    />
  )
}
