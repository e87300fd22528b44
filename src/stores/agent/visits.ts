import { computed } from 'nanostores'
import { agencyApi } from '#domain/agent/choice'
import { visitApi } from '#domain/agent/visit-api'
import type { BodyInput, QueryInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { pagedListOf } from '#stores/list/paged'
import { $breakdownOf, $quoteBreakdown } from '#stores/quote/figures/statistics'

type VisitQuery = QueryInput<typeof visitApi.list>

const $visitQuery = computed(
  [$breakdownOf, $quoteBreakdown],
  (breakdown, { data }): VisitQuery | null => {
    if (breakdown?.by !== 'bdm' || data === undefined) return null
    return data.of === 'person' ? { user_id: data.key } : { agency_id: data.key }
  },
)

export const {
  $rows: $visitRows,
  loadMore: loadEarlierVisits,
  refresh: refreshVisits,
} = pagedListOf({
  key: 'visits/',
  $query: $visitQuery,
  page: (query) => call(visitApi.list, { query }),
  keyOf: ({ id }) => id,
})

/** Saves a visit; the key makes a repeated request harmless. */
export const logVisit = async (body: BodyInput<typeof visitApi.log>, key: string) => {
  await call(visitApi.log, { body, key })
  refreshVisits()
  $quoteBreakdown.revalidate()
}

/** Saves what a visit should say. */
export const correctVisit = async (
  id: string,
  body: BodyInput<typeof visitApi.correct>,
  key: string,
) => {
  await call(visitApi.correct, { params: { id }, body, key })
  refreshVisits()
  $quoteBreakdown.revalidate()
}

/** Sets somebody's monthly target. */
export const setTarget = async (body: BodyInput<typeof visitApi.set_target>, key: string) => {
  await call(visitApi.set_target, { body, key })
  $quoteBreakdown.revalidate()
}

/** Options for the agencies and branches that match the words, with values 'id' or 'id/branch id'. */
export const findAgencyBranches = async (words: string, signal: AbortSignal) => {
  const query = words === '' ? {} : { q: words.slice(0, 80) }
  const found = await call(agencyApi.list, { query, signal, isQuiet: true })
  return found.flatMap(({ id, name, branches }) => [
    { value: id, label: name },
    ...branches.map((branch) => ({
      value: `${id}/${branch.id}`,
      label: `${name}, ${branch.name}`,
    })),
  ])
}
