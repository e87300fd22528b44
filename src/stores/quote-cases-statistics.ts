import { computed } from 'nanostores'
import {
  type QuoteBreakdown,
  type QuoteStatistics,
  quoteStatisticsApi,
} from '#domain/quote-case-statistics-api'
import { call } from '#lib/api'
import { createFetcherStore } from './fetching.ts'
import { $route } from './route.ts'

/** How many months the figures cover, this one being the last: in the address, else the page's usual. */
export const $statisticsMonths = computed($route, (route) => {
  const asked = Number(new URLSearchParams(route.search).get('months'))
  if (Number.isInteger(asked) && asked >= 1 && asked <= 12) return asked
  return route.name === 'quotes-quote-cases-quote-monthly-giver-stats' ? 1 : 3
})

/** Figures of the cases that the person reaches. */
export const $quoteStatistics = createFetcherStore<QuoteStatistics>(
  ['quote-statistics/', $statisticsMonths],
  {
    fetcher: (_, months) => call(quoteStatisticsApi.show, { query: { months: Number(months) } }),
  },
)

/** 'giver/callum-reid' of the address; null on any other page. */
const $breakdownKey = computed([$route, $statisticsMonths], (route, months) => {
  const by = /^quotes-agents-breakdown-name-quote-(bdm|giver)$/.exec(route.name ?? '')?.[1]
  return by ? [by, route.params['name'], months].join('/') : null
})

/** One person's cases by introducer, or one introducer's by person. */
export const $quoteBreakdown = createFetcherStore<QuoteBreakdown>(
  ['quote-breakdown/', $breakdownKey],
  {
    fetcher: (_, key) => {
      const [by, name = '', months] = String(key).split('/')
      const query = { by: by as 'bdm' | 'giver', months: Number(months) }
      return call(quoteStatisticsApi.breakdown, { params: { name }, query })
    },
  },
)
