import { searchApi } from '#domain/list/search'
import { call } from '#lib/api'

/** Search results for a text; none below two characters. */
export const findAnywhere = async (text: string) =>
  text.trim().length < 2 ? [] : call(searchApi.find, { query: { q: text.trim().slice(0, 100) } })
