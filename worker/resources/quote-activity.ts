import type { QuoteCaseRow } from '#domain/quote-case'
import type { QueuedQuoteCase } from '#domain/quote-case-activity'
import { quoteActivityApi } from '#domain/quote-case-activity'
import { quoteStatisticsApi } from '#domain/quote-case-statistics-api'
import { type Api, serve } from '../serve.ts'
import { quoteBreakdown } from '../tenant/quote-breakdown.ts'
import { quoteActivity as activityOf } from '../tenant/quote-case-activity.ts'
import { quoteOverview } from '../tenant/quote-overview.ts'
import { quoteStatistics } from '../tenant/quote-statistics.ts'

/** The desk at a glance, its call queue, its log and its figures. Stands before the cases: their :id takes any name. */
export const quoteActivity = (api: Api) => {
  serve(api, quoteActivityApi.overview, (asked) => quoteOverview(asked))
  serve(api, quoteActivityApi.queue, ({ quoteCaseList, query: { stage, ...page } }) => {
    const { rows, next } = quoteCaseList.page({ view: stage, ...page })
    return { rows: rows.map(queued), next }
  })
  serve(api, quoteActivityApi.activity, (asked) => activityOf(asked, asked.query))
  serve(api, quoteStatisticsApi.show, (asked) => quoteStatistics(asked, asked.query.months))
  serve(api, quoteStatisticsApi.breakdown, (asked) =>
    quoteBreakdown(asked, { slug: asked.params.name, ...asked.query, months: asked.query.months }),
  )
}

const queued = (it: QuoteCaseRow): QueuedQuoteCase => ({
  id: it.id,
  people: it.people,
  phone: it.phone,
  postcode: it.postcode,
  fee_ex_vat: it.fee_ex_vat,
  quoted_at: it.quoted_at,
  next_action: it.next_action,
})
