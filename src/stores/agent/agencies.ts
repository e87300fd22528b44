import { type AgencyChoice, agencyApi } from '#domain/agent/choice'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

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

export const $agencies = createFetcherStore<AgencyChoice[]>(['agencies'], {
  fetcher: () => call(agencyApi.list),
})
