import { type AgencyChoice, agencyApi } from '#domain/agent/agency'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

/** Options for the agencies whose name, branches or people match the words. */
export const findAgencies = async (words: string, signal: AbortSignal) => {
  const found = await call(agencyApi.list, {
    query: words === '' ? {} : { q: words.slice(0, 80) },
    signal,
    isQuiet: true,
  })
  return found.map(({ id, name, branches }) => ({
    value: id,
    label: name,
    detail: branches.map((branch) => branch.name).join(', '),
  }))
}

/** Every agency that may have referred a client, with its branches and people. */
export const $agencies = createFetcherStore<AgencyChoice[]>(['agencies'], {
  fetcher: () => call(agencyApi.list),
})
