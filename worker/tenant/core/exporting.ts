import { type ExportColumn, exportedColumns, MOST_EXPORTED } from '#domain/list/export'
import type { RequestContext } from '#tenant/runtime/context'
import { csvOf } from './csv.ts'

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null }
type Export<Row> = {
  readonly list: 'calls' | 'conveyances' | 'leads' | 'quotes' | 'users'
  readonly columns: readonly ExportColumn<Row>[]
  /** Filters, order and column keys. */
  readonly query: { readonly columns?: string | undefined }
  readonly page: (after: string | undefined) => Page<Row>
}

/** Returns a list as CSV within the person's scope, and records the export. */
export const exportList = <Row>(
  context: RequestContext,
  { list, columns, query, page }: Export<Row>,
) => {
  const chosen = exportedColumns(columns, query.columns)
  const rows = everyRow(page)
  const count = Math.min(rows.length, MOST_EXPORTED)
  context.recordEvents([
    {
      name: 'list.exported',
      subject: 'list',
      id: list,
      version: 0,
      changed: [],
      detail: { ...query, columns: chosen.map(({ key }) => key), count },
    },
  ])
  return csvOf(chosen, rows)
}

/** Returns the rows of every page, up to just over the limit of a file. */
const everyRow = <Row>(page: Export<Row>['page']): Row[] => {
  const rows: Row[] = []
  let after: string | undefined
  do {
    const { rows: found, next } = page(after)
    rows.push(...found)
    after = next ?? undefined
  } while (after !== undefined && rows.length <= MOST_EXPORTED)
  return rows
}
