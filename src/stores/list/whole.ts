import type { Page } from './later-pages.ts'

const MOST_PAGES = 5
const PAGE = 200

/** All rows of a query, up to a thousand; `next` is not null when there are more. */
export const wholeOf = async <Query extends object, Row>(
  page: (query: Query & { after?: string; limit: number }) => Promise<Page<Row>>,
  query: Query,
): Promise<Page<Row>> => {
  let rows: readonly Row[] = []
  let next: string | null = null
  for (let count = 0; count < MOST_PAGES; count++) {
    const after: { after?: string } = next === null ? {} : { after: next }
    const found: Page<Row> = await page({ ...query, ...after, limit: PAGE })
    rows = [...rows, ...found.rows]
    next = found.next
    if (next === null) break
  }
  return { rows, next }
}
