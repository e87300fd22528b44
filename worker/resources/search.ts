import { searchApi } from '#domain/list/search'
import { type Api, serve } from '../serve.ts'

/** Finds cases, quotes and people, within what the person reaches. */
export const search = (api: Api) => {
  serve(api, searchApi.find, ({ search, query, user }) => search.find(query.q, user))
}
