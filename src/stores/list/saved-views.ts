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

/** Somebody's own views of a list, then those that others share. */
export const savedViewsOf = (list: string) => {
  const known = stores.get(list)
  if (known !== undefined) return known
  const store = storeOf(list)
  stores.set(list, store)
  return store
}

const refresh = () => revalidateKeys((key) => key.startsWith('saved-views/'))

/** Saves a view of a list. */
export const saveView = async (list: string, name: string, search: string, shared: boolean) => {
  // The form that asks for the name says what is wrong with it.
  await call(savedViewApi.create, { body: { list, name, search, shared }, isQuiet: true })
  refresh()
}

type Change = {
  readonly name?: string
  readonly search?: string
  readonly shared?: boolean
  readonly first?: true
}

/** Changes a view that is kept. `isQuiet`: the caller says what went wrong. */
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

/** Takes a view away. */
export const removeView = async ({ id, version }: SavedViewDetail) => {
  try {
    await call(savedViewApi.remove, { params: { id }, query: { version } })
  } finally {
    refresh()
  }
}
