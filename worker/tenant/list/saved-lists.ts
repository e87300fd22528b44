import { invalid } from '#domain/refusal'
import type { SavedList } from './saved-list.ts'

const listsByApi = new WeakMap<object, Map<string, SavedList>>()

export const registerSavedList = (api: object, name: string, list: SavedList) => {
  const lists = listsByApi.get(api) ?? new Map<string, SavedList>()
  listsByApi.set(api, lists.set(name, list))
}

/** Returns a look-up of an API's lists by name; it throws 422 for a list without saved views. */
export const savedListsOf = (api: object) => (name: string) => {
  const list = listsByApi.get(api)?.get(name)
  if (list === undefined) throw invalid({ list: ['This list does not have saved views.'] })
  return list
}
