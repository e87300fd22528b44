import { searchApi } from '#domain/list/search'
import { call } from '#lib/api'

/** Cases, quotes and people that a text finds; nothing below two letters. */
export const findAnywhere = async (text: string) =>
  text.trim().length < 2 ? [] : call(searchApi.find, { query: { q: text.trim().slice(0, 100) } })
