import type { DateFilter } from './dates/date-filter.ts'
import type { Find } from './ListFilters.tsx'
import type { ColumnName } from './list-columns.ts'
import type { Filter } from './list-filter.ts'
import type { Sort } from './list-search.ts'

export type Density = 'compact' | 'normal' | 'roomy'

export type RowLines = 'one' | 'two'

export type ListToolsProps = {
  search: string
  onChange: (change: Readonly<Record<string, string>>) => void
  filters: readonly Filter[]
  dates?: DateFilter | undefined
  /** '9 cases'; undefined while they are counted. */
  found?: string | undefined
  find?: Find | undefined
  columns: readonly ColumnName[]
  shown: readonly ColumnName[]
  sort?: Sort | undefined
  density: Density
  onDensity: (density: Density) => void
  lines: RowLines
  onLines: (lines: RowLines) => void
  /** Downloads the list as a file. */
  onExport?: (() => Promise<unknown>) | undefined
}
