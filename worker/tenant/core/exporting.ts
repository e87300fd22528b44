import { type ExportColumn, exportedColumns, MAX_EXPORTED_ROWS } from '#domain/list/export'
import type { RequestContext } from '#tenant/runtime/context'
import { csvOf } from './csv.ts'

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null }
type ExportQuery = { readonly columns?: string | undefined }
type PageQuery<Query> = Omit<Query, 'columns'> & {
  readonly after: string | undefined
  readonly limit: number
}
type Export<Row, Query> = {
  readonly list:
    | 'agencies'
    | 'audit'
    | 'calls'
    | 'conveyances'
    | 'leads'
    | 'quotes'
    | 'referral-fees'
    | 'users'
  readonly columns: readonly ExportColumn<Row>[]
  readonly query: Query
  readonly page: (query: PageQuery<Query>) => Page<Row>
}

const ROWS_OF_PAGE = 500

/** Returns a list as CSV within the person's scope, and records the export. */
export const exportList = <Row, Query extends ExportQuery>(
  context: RequestContext,
  { list, columns, query, page }: Export<Row, Query>,
) => {
  const { columns: keys, ...filters } = query
  const chosen = exportedColumns(columns, keys)
  const rows = everyRow((after) => page({ ...filters, after, limit: ROWS_OF_PAGE }))
  const count = Math.min(rows.length, MAX_EXPORTED_ROWS)
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
const everyRow = <Row>(page: (after: string | undefined) => Page<Row>): Row[] => {
  const rows: Row[] = []
  let after: string | undefined
  do {
    const { rows: found, next } = page(after)
    rows.push(...found)
    after = next ?? undefined
  } while (after !== undefined && rows.length <= MAX_EXPORTED_ROWS)
  return rows
}
