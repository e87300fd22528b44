import { atom, computed } from 'nanostores'
import { agentEstimateApi, type Estimate, type EstimateQuery } from '#domain/agent/estimate/api'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

/** What is to be priced; null until enough is typed. */
export const $estimateQuery = atom<EstimateQuery | null>(null)

const $key = computed($estimateQuery, (query) => query && JSON.stringify(query))

/** What a client would pay at the prices of the signed-in agent’s agency. */
export const $estimate = createFetcherStore<Estimate>(['agent-estimate/', $key], {
  fetcher: (_, key) => {
    const query: EstimateQuery = JSON.parse(String(key))
    return call(agentEstimateApi.show, { query, isQuiet: true })
  },
})
