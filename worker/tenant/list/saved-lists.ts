import { invalid } from '#domain/refusal'
import type { SavedList } from './saved-list.ts'

const served = new WeakMap<object, Map<string, SavedList>>()

/** Lets people save views of a list under a name; `api` is the one that answers its requests. */
export const savesViews = (api: object, name: string, list: SavedList) => {
  const lists = served.get(api) ?? new Map<string, SavedList>()
  served.set(api, lists.set(name, list))
}

/** Finds the lists of an API by name; throws 422 where no list that saves views has it. */
export const savedListsOf = (api: object) => (name: string) => {
  const list = served.get(api)?.get(name)
  if (list === undefined) throw invalid({ list: ['No views are saved of this list.'] })
  return list
}
