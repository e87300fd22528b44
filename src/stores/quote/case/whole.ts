import type { ReplyOf } from '#domain/endpoint'
import { quoteCaseApi } from '#domain/quote/case/api'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { call } from '#lib/api'
import type { QuoteListQuery } from './list-query.ts'

type Page = ReplyOf<typeof quoteCaseApi.list>

const MOST_PAGES = 5
const PAGE = 200

/** All rows that an address asks for, up to a thousand; `next` says that there are more. */
export const fetchWhole = async (query: QuoteListQuery): Promise<Page> => {
  const rows: QuoteCaseRow[] = []
  let next: string | null = null
  for (let page = 0; page < MOST_PAGES; page++) {
    const after: { after?: string } = next === null ? {} : { after: next }
    const found: Page = await call(quoteCaseApi.list, {
      query: { ...query, ...after, limit: PAGE },
    })
    rows.push(...found.rows)
    next = found.next
    if (next === null) break
  }
  return { rows, next }
}
