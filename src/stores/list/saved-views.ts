import type { ReplyOf } from '#domain/endpoint'
import type { SavedViewDetail } from '#domain/list/saved-view'
import { savedViewApi } from '#domain/list/saved-view-api'
import { call } from '#lib/api'
import { createFetcherStore, revalidateKeys } from './fetching.ts'

type Views = ReplyOf<typeof savedViewApi.list>

const storeOf = (list: string) =>
  createFetcherStore<Views>(['saved-views/', list], {
    fetcher: () => call(savedViewApi.list, { query: { list } }),
  })

const stores = new Map<string, ReturnType<typeof storeOf>>()

/** The user's own views of a list, then the shared ones. */
export const savedViewsOf = (list: string) => {
  const known = stores.get(list)
  if (known !== undefined) return known
  const store = storeOf(list)
  stores.set(list, store)
  return store
}

const refresh = () => revalidateKeys((key) => key.startsWith('saved-views/'))

export const saveView = async (list: string, name: string, search: string, shared: boolean) => {
  // Quiet: the form shows what is wrong with the name.
  await call(savedViewApi.create, { body: { list, name, search, shared }, isQuiet: true })
  refresh()
}

type Change = {
  readonly name?: string
  readonly search?: string
  readonly shared?: boolean
  readonly first?: true
}

export const changeView = async (
  { id, version }: SavedViewDetail,
  change: Change,
  { isQuiet = false }: { isQuiet?: boolean } = {},
) => {
  try {
    await call(savedViewApi.change, { params: { id }, body: { ...change, version }, isQuiet })
  } finally {
    refresh()
  }
}

export const removeView = async ({ id, version }: SavedViewDetail) => {
  try {
    await call(savedViewApi.remove, { params: { id }, query: { version } })
  } finally {
    refresh()
  }
}
