import { type AgencyChoice, agencyApi } from '#domain/agency'
import { call } from '#lib/api'
import { createFetcherStore } from './fetching.ts'

/** Agencies that may have referred a client, with their branches and people. */
export const $agencies = createFetcherStore<AgencyChoice[]>(['agencies'], {
  fetcher: () => call(agencyApi.list),
})
