import { useStore } from '@nanostores/react'
import ListTools from '#components/list/ListTools.tsx'
import { choosable } from '#components/list/list-columns.ts'
import { useCan } from '#islands/chrome/use-can.ts'
import { $density, setDensity } from '#stores/chrome/appearance'
import { $route } from '#stores/chrome/route'
import { addToast } from '#stores/chrome/toasts'
import type { ListContext } from './list-page.ts'
import { useParts } from './list-parts.ts'
import { saveFile } from './save-file.ts'

export default function ListPageLine(around: ListContext<unknown>) {
  const { filters = [], find, exported, exportNeeds } = useParts(around.parts)
  const canExport = useCan(exportNeeds) || exportNeeds === undefined
  const { search } = useStore($route)
  const density = useStore($density)
  const exportList = async () => {
    const keys = choosable(around.shown).map(({ key }) => key)
    const text = (await exported?.(keys.join())) ?? ''
    // Decoding the response strips the byte order mark, without which spreadsheets misread UTF-8.
    saveFile(`${around.label}.csv`, `\uFEFF${text.replace(/^\uFEFF/, '')}`, 'text/csv')
    addToast({ severity: 'success', summary: `${around.label} exported` })
  }
  return (
    <ListTools
      search={search}
      filters={filters}
      find={find}
      columns={around.columns}
      shown={around.shown}
      sort={around.sort}
      density={density}
      onChange={around.change}
      onDensity={setDensity}
      onExport={exported && canExport ? exportList : undefined}
    />
  )
}
