import type { Page } from './later-pages.ts'

const MAX_PAGES = 5
const PAGE_SIZE = 200

/** All rows of a query, up to a thousand; `next` is not null when there are more. */
export const fetchAllPages = async <Query extends object, Row>(
  page: (query: Query & { after?: string; limit: number }) => Promise<Page<Row>>,
  query: Query,
): Promise<Page<Row>> => {
  let rows: readonly Row[] = []
  let next: string | null = null
  for (let count = 0; count < MAX_PAGES; count++) {
    const after: { after?: string } = next === null ? {} : { after: next }
    const found: Page<Row> = await page({ ...query, ...after, limit: PAGE_SIZE })
    rows = [...rows, ...found.rows]
    next = found.next
    if (next === null) break
  }
  return { rows, next }
}
