import { computed } from 'nanostores'
import type { ReplyOf } from '#domain/endpoint'
import type { SavedList, ShownView } from '#domain/list/saved-view'
import { savedViewApi } from '#domain/list/saved-view-api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from './fetching.ts'

const PAGE_LISTS: Readonly<Record<string, SavedList>> = {
  conveyances: 'conveyances',
  quotes: 'quotes',
  'quotes-leads': 'leads',
  'quotes-quote-cases-presold-quote-list': 'quotes-presold',
  'quotes-quote-cases-sold-quote-list': 'quotes-sold',
  'admin-users': 'users',
}

/** The list of the page that keeps views; null on any other page. */
const $savedList = computed($route, ({ name }) => PAGE_LISTS[name ?? ''] ?? null)

/** Somebody's own views of the page's list, then those that others share. */
export const $savedViews = createFetcherStore<ReplyOf<typeof savedViewApi.list>>(
  ['saved-views/', $savedList],
  {
    fetcher: (_, list) => call(savedViewApi.list, { query: { list: list as SavedList } }),
  },
)

/** Keeps a view of the page's list. */
export const saveView = async (name: string, search: string, shared: boolean) => {
  const list = $savedList.get()
  if (list === null) throw new Error('This page keeps no views.')
  // The form that asks for the name says what is wrong with it.
  await call(savedViewApi.create, { body: { list, name, search, shared }, isQuiet: true })
  $savedViews.revalidate()
}

type Change = {
  readonly name?: string
  readonly search?: string
  readonly shared?: boolean
  readonly first?: true
}

/** Changes a view that is kept. `isQuiet`: the caller says what went wrong. */
export const changeView = async (
  { id, version }: ShownView,
  change: Change,
  { isQuiet = false }: { isQuiet?: boolean } = {},
) => {
  try {
    await call(savedViewApi.change, { params: { id }, body: { ...change, version }, isQuiet })
  } finally {
    $savedViews.revalidate()
  }
}

/** Takes a view away. */
export const removeView = async ({ id, version }: ShownView) => {
  try {
    await call(savedViewApi.remove, { params: { id }, query: { version } })
  } finally {
    $savedViews.revalidate()
  }
}
