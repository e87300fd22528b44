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
  serve(api, quoteActivityApi.overview, (asked) => quoteOverview(asked))
  serve(api, quoteActivityApi.queue, ({ quoteCaseList, query: { stage, ...page } }) => {
    const { rows, next } = quoteCaseList.page({ view: stage, ...page })
    return { rows: rows.map(queued), next }
  })
  serve(api, quoteActivityApi.activity, (asked) => activityOf(asked, asked.query))
  serve(api, quoteStatisticsApi.show, (asked) => quoteStatistics(asked, asked.query))
  serve(api, quoteStatisticsApi.export, (asked) => statisticsFile(asked, asked.query))
  serve(api, quoteStatisticsApi.breakdown, (asked) =>
    quoteBreakdown(asked, { ...asked.query, slug: asked.params.name }),
  )
  serve(api, quoteStatisticsApi.breakdown_export, (asked) =>
    breakdownFile(asked, { ...asked.query, slug: asked.params.name }),
  )
  serve(api, quoteStatisticsApi.league_pdf, (asked) =>
    JSON.stringify(leagueDocument(asked, asked.query)),
  )
  serve(api, quoteStatisticsApi.breakdown_pdf, (asked) =>
    JSON.stringify(breakdownDocument(asked, { ...asked.query, slug: asked.params.name })),
  )
}

const queued = (quoteCase: QuoteCaseRow): QueuedQuoteCase => ({
  id: quoteCase.id,
  people: quoteCase.people,
  phone: quoteCase.phone,
  postcode: quoteCase.postcode,
  fee_ex_vat: quoteCase.fee_ex_vat,
  quoted_at: quoteCase.quoted_at,
  next_action: quoteCase.next_action,
})
