import { useStore } from '@nanostores/react'
import { League, type LeagueColumn } from '#components/charts/League.tsx'
import { searchWith } from '#components/list/list-search.ts'
import { type CutDetail, quoteCuts } from '#domain/quote/class'
import type { CutRow, QuoteStatistics } from '#domain/quote/figures/api'
import { type FigureKey, figureOf } from '#domain/quote/figures/figure'
import { Figure, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { $route, setSearch } from '#stores/chrome/route'
import { ConversionShare } from './ConversionShare.tsx'
import { Term } from './quote-definitions.tsx'

const cuts: Readonly<Record<CutDetail, { readonly tab: string; readonly head: string }>> = {
  source: { tab: 'Source', head: 'Source' },
  agency: { tab: 'Agency', head: 'Agency' },
  stage: { tab: 'Stage', head: 'Stage' },
  band: { tab: 'Price', head: 'Price of the property' },
  tenure: { tab: 'Tenure', head: 'Tenure' },
  fee: { tab: 'Our fee', head: 'Our fees' },
  against: { tab: 'Discount', head: 'Our fees against the scale' },
  speed: { tab: 'First response', head: 'First response, in office hours' },
}

const cutFromSearch = (search: string): CutDetail => {
  const cutParam = new URLSearchParams(search).get('by')
  return quoteCuts.find((it) => it === cutParam) ?? 'source'
}

export const QuoteCuts = ({
  quoteStatistics,
  behind,
}: {
  quoteStatistics: QuoteStatistics
  behind: RowFilters
}) => {
  const { search } = useStore($route)
  const by = cutFromSearch(search)
  return (
    <section className="sec" aria-label="Conversion by">
      <header className="wrap">
        <h2>Conversion by</h2>
        <CutChoice by={by} onChange={(of) => setSearch(searchWith(search, { by: of }))} />
      </header>
      <League<CutRow>
        label={`Conversion by ${cuts[by].tab.toLowerCase()}`}
        name={{ head: cuts[by].head, cell: ({ name }) => name }}
        columns={columnsOf(by, figureOf('conversion', quoteStatistics.total), behind)}
        rows={quoteStatistics.cuts[by]}
        keyOf={({ key }) => key}
        total={{ name: 'All', row: { ...quoteStatistics.total, key: '', name: '' } }}
      />
    </section>
  )
}

type Choice = { by: CutDetail; onChange: (of: CutDetail) => void }

const CutChoice = ({ by, onChange }: Choice) => (
  <>
    <nav className="seg-ctl wide" aria-label="Conversion by">
      {quoteCuts.map((of) => (
        <button key={of} type="button" aria-pressed={of === by} onClick={() => onChange(of)}>
          {cuts[of].tab}
        </button>
      ))}
    </nav>
    <span className="fchip narrow">
      <select
        aria-label="Conversion by"
        value={by}
        onChange={({ target }) => onChange(quoteCuts.find((it) => it === target.value) ?? by)}
      >
        {quoteCuts.map((of) => (
          <option key={of} value={of}>
            {cuts[of].tab}
          </option>
        ))}
      </select>
    </span>
  </>
)

const WITH_LEADS: readonly CutDetail[] = ['source', 'agency', 'stage']

const columnsOf = (
  by: CutDetail,
  mean: number | null,
  rowFilters: RowFilters,
): readonly LeagueColumn<CutRow>[] => {
  const filtersOf = ({ key }: CutRow): RowFilters =>
    key === '' ? rowFilters : { ...rowFilters, [by]: key }
  const column = (of: FigureKey, isWide: boolean): LeagueColumn<CutRow> => ({
    key: of,
    head: <Term of={of} />,
    cell: (it) => <Figure of={of} quoteMeasures={it} behind={filtersOf(it)} />,
    isWide,
  })
  return [
    ...(WITH_LEADS.includes(by) ? [column('leads', true)] : []),
    column('quotes', false),
    column('dead', true),
    column('instructed', false),
    {
      key: 'conversion',
      head: <Term of="conversion" />,
      cell: (it) => <ConversionShare quoteMeasures={it} mean={it.key === '' ? null : mean} />,
    },
    column('average_fee', true),
  ]
}
