import type { QueuedQuoteCase } from '#domain/quote/case/activity'
import { quoteActivityApi } from '#domain/quote/case/activity'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { quoteStatisticsApi } from '#domain/quote/figures/api'
import { type Api, serve } from '../serve.ts'
import { quoteActivity as activityOf } from '../tenant/quote/case/activity.ts'
import { quoteBreakdown } from '../tenant/quote/figures/breakdown.ts'
import { quoteOverview } from '../tenant/quote/figures/overview.ts'
import { quoteStatistics } from '../tenant/quote/figures/statistics.ts'
import { breakdownDocument, leagueDocument } from '../tenant/quote/figures/statistics-document.ts'
import { breakdownFile, statisticsFile } from '../tenant/quote/figures/statistics-file.ts'

/** Overview, call queue, activity and statistics of quotes; registered before quote cases, whose :id matches any name. */
export const quoteActivity = (api: Api) => {
  serve(api, quoteActivityApi.overview, (request) => quoteOverview(request))
  serve(api, quoteActivityApi.queue, ({ quoteCaseList, query: { stage, ...page } }) => {
    const { rows, next } = quoteCaseList.page({ view: stage, ...page })
    return { rows: rows.map(toQueuedQuoteCase), next }
  })
  serve(api, quoteActivityApi.activity, (request) => activityOf(request, request.query))
  serve(api, quoteStatisticsApi.show, (request) => quoteStatistics(request, request.query))
  serve(api, quoteStatisticsApi.export, (request) => statisticsFile(request, request.query))
  serve(api, quoteStatisticsApi.breakdown, (request) =>
    quoteBreakdown(request, { ...request.query, slug: request.params.name }),
  )
  serve(api, quoteStatisticsApi.breakdown_export, (request) =>
    breakdownFile(request, { ...request.query, slug: request.params.name }),
  )
  serve(api, quoteStatisticsApi.league_pdf, (request) =>
    JSON.stringify(leagueDocument(request, request.query)),
  )
  serve(api, quoteStatisticsApi.breakdown_pdf, (request) =>
    JSON.stringify(breakdownDocument(request, { ...request.query, slug: request.params.name })),
  )
}

const toQueuedQuoteCase = (quoteCase: QuoteCaseRow): QueuedQuoteCase => ({
  id: quoteCase.id,
  people: quoteCase.people,
  phone: quoteCase.phone,
  postcode: quoteCase.postcode,
  fee_ex_vat: quoteCase.fee_ex_vat,
  quoted_at: quoteCase.quoted_at,
  next_action: quoteCase.next_action,
})
