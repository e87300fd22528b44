import { invalid } from '#domain/refusal'
import { savedConveyances } from '#tenant/conveyance/saved-list'
import { savedLeads } from '#tenant/lead/saved-list'
import { savedPresold, savedQuotes, savedSold } from '#tenant/quote/case/saved-list'
import { savedUsers } from '#tenant/user/saved-list'
import type { SavedList } from './saved-list.ts'

const lists = new Map<string, SavedList>([
  ['conveyances', savedConveyances],
  ['leads', savedLeads],
  ['quotes', savedQuotes],
  ['quotes-presold', savedPresold],
  ['quotes-sold', savedSold],
  ['users', savedUsers],
])

/** The list of this name; throws 422 where no list that keeps views has it. */
export const savedListNamed = (name: string): SavedList => {
  const list = lists.get(name)
  if (list === undefined) throw invalid({ list: ['No views are saved of this list.'] })
  return list
}
