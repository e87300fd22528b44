import { invalid } from '#domain/refusal'
import type { SavedList } from './saved-list.ts'

const served = new WeakMap<object, Map<string, SavedList>>()

/** Registers a list that has saved views with an API. */
export const savesViews = (api: object, name: string, list: SavedList) => {
  const lists = served.get(api) ?? new Map<string, SavedList>()
  served.set(api, lists.set(name, list))
}

/** Returns a look-up of an API's lists by name; it throws 422 for a list without saved views. */
export const savedListsOf = (api: object) => (name: string) => {
  const list = served.get(api)?.get(name)
  if (list === undefined) throw invalid({ list: ['This list does not have saved views.'] })
  return list
}
