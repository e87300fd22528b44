import type { Find } from './ListFilters.tsx'
import type { ColumnName } from './list-columns.ts'
import type { Filter } from './list-filter.ts'
import type { Sort } from './list-search.ts'

export type Density = 'compact' | 'normal' | 'roomy'

export type ListToolsProps = {
  search: string
  onChange: (change: Readonly<Record<string, string>>) => void
  filters: readonly Filter[]
  find?: Find | undefined
  columns: readonly ColumnName[]
  shown: readonly ColumnName[]
  sort?: Sort | undefined
  density: Density
  onDensity: (density: Density) => void
  onExport?: (() => Promise<unknown>) | undefined
}
