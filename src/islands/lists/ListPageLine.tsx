import { useStore } from '@nanostores/react'
import ListTools from '#components/list/ListTools.tsx'
import { choosable } from '#components/list/list-columns.ts'
import { useCan } from '#islands/chrome/use-can.ts'
import { $density, setDensity } from '#stores/chrome/appearance'
import { $route } from '#stores/chrome/route'
import { addToast } from '#stores/chrome/toasts'
import { keepFile } from './keep-file.ts'
import type { Around } from './list-page.ts'
import { useParts } from './list-parts.ts'

/** The line over a list: what narrows it, its order and columns, and the list as a file. */
export default function ListPageLine(it: Around<unknown>) {
  const { filters = [], find, exported, exportNeeds } = useParts(it.parts)
  const canExport = useCan(exportNeeds) || exportNeeds === undefined
  const { search } = useStore($route)
  const density = useStore($density)
  const keep = async () => {
    const keys = choosable(it.shown).map(({ key }) => key)
    const text = (await exported?.(keys.join())) ?? ''
    // Reading the answer took its byte order mark away, without which a spreadsheet misreads it.
    keepFile(`${it.label}.csv`, `\uFEFF${text.replace(/^\uFEFF/, '')}`, 'text/csv')
    addToast({ severity: 'success', summary: `${it.label} exported` })
  }
  return (
    <ListTools
      search={search}
      filters={filters}
      find={find}
      columns={it.columns}
      shown={it.shown}
      sort={it.sort}
      density={density}
      onChange={it.change}
      onDensity={setDensity}
      onExport={exported && canExport ? keep : undefined}
    />
  )
}
