import { computed } from 'nanostores'
import type { QueryInput } from '#domain/endpoint'
import {
  type QuoteBreakdown,
  type QuoteStatistics,
  quoteStatisticsApi,
  type StatisticsTable,
} from '#domain/quote/figures/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'

type Query = QueryInput<typeof quoteStatisticsApi.show>

const FILTERS = ['until', 'source', 'agency', 'stage', 'whose'] as const

export const $statisticsMonths = computed($route, (route) => {
  const params = Number(new URLSearchParams(route.search).get('months'))
  if (Number.isInteger(params) && params >= 1 && params <= 12) return params
  return route.name === 'quotes-quote-cases-quote-monthly-giver-stats' ? 1 : 3
})

const $statisticsQuery = computed([$route, $statisticsMonths], (route, months): Query => {
  const params = new URLSearchParams(route.search)
  const filters = FILTERS.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return { months, ...Object.fromEntries(filters) }
})

const $queryKey = computed($statisticsQuery, (query) => JSON.stringify(query))

const queryIn = (key: unknown): Query => JSON.parse(String(key))

export const $quoteStatistics = createFetcherStore<QuoteStatistics>(
  ['quote-statistics/', $queryKey],
  { fetcher: (_, key) => call(quoteStatisticsApi.show, { query: queryIn(key) }) },
)

export const exportStatistics = (table: StatisticsTable) =>
  call(quoteStatisticsApi.export, { query: { ...$statisticsQuery.get(), table } })

// The client parses a PDF response as a Blob.
const generatedFileOf = (answer: unknown) => {
  if (answer instanceof Blob) return answer
  throw new TypeError('The answer is no file.')
}

export const leagueDocument = async () =>
  generatedFileOf(await call(quoteStatisticsApi.league_pdf, { query: $statisticsQuery.get() }))

type Credit = 'bdm' | 'giver'
type Breakdown = { readonly by: Credit; readonly name: string }

/** Whose grid the page shows, and by what credit; null on any other page. */
export const $breakdownOf = computed($route, (route): Breakdown | null => {
  const by = /^quotes-agents-breakdown-name-quote-(bdm|giver)$/.exec(route.name ?? '')?.[1]
  const name = route.params['name'] ?? ''
  return by === 'bdm' || by === 'giver' ? { by, name } : null
})

const $breakdownKey = computed(
  [$breakdownOf, $statisticsQuery],
  (of, query) => of && JSON.stringify({ ...of, query }),
)

type BreakdownKey = { readonly by: Credit; readonly name: string; readonly query: Query }

/** One person's cases by introducer, or one introducer's by person. */
export const $quoteBreakdown = createFetcherStore<QuoteBreakdown>(
  ['quote-breakdown/', $breakdownKey],
  {
    fetcher: (_, key) => {
      const { by, name, query }: BreakdownKey = JSON.parse(String(key))
      return call(quoteStatisticsApi.breakdown, { params: { name }, query: { ...query, by } })
    },
  },
)

const breakdownRequest = () => {
  const { name = '', by = 'giver' } = $breakdownOf.get() ?? {}
  return { params: { name }, query: { ...$statisticsQuery.get(), by } }
}

export const exportBreakdown = () => call(quoteStatisticsApi.breakdown_export, breakdownRequest())

export const breakdownDocument = async () =>
  generatedFileOf(await call(quoteStatisticsApi.breakdown_pdf, breakdownRequest()))
