import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import ListTools from '#components/list/ListTools.tsx'
import { exportedKeys } from '#components/list/list-columns.ts'
import { useCan } from '#islands/chrome/use-can.ts'
import { pluralise } from '#lib/format'
import { $density, $rowLines, setDensity, setRowLines } from '#stores/chrome/appearance'
import { $route } from '#stores/chrome/route'
import { addToast } from '#stores/chrome/toasts'
import type { ListContext } from './list-page.ts'
import { type ListFigures, useParts } from './list-parts.ts'
import { saveFile } from './save-file.ts'

const $unknown = atom<ListFigures | undefined>()

/** The toolbar of a list: filters, order, columns and export. */
export default function ListPageLine(around: ListContext<unknown>) {
  const { filters = [], dates, find, exported, exportNeeds, figures } = useParts(around.parts)
  const found = useStore(figures ?? $unknown)
  const canExport = useCan(exportNeeds) || exportNeeds === undefined
  const { search } = useStore($route)
  const density = useStore($density)
  const exportList = async () => {
    const text = (await exported?.(exportedKeys(around.shown).join())) ?? ''
    // Decoding the response strips the byte order mark, without which spreadsheets misread UTF-8.
    saveFile(`${around.label}.csv`, `\uFEFF${text.replace(/^\uFEFF/, '')}`, 'text/csv')
    addToast({ severity: 'success', summary: `${around.label} exported` })
  }
  return (
    <ListTools
      search={search}
      filters={filters}
      dates={dates}
      found={found && pluralise(found.count, around.noun)}
      find={find}
      columns={around.columns}
      shown={around.shown}
      sort={around.sort}
      density={density}
      onChange={around.change}
      onDensity={setDensity}
      lines={useStore($rowLines)}
      onLines={setRowLines}
      onExport={exported && canExport ? exportList : undefined}
    />
  )
}
