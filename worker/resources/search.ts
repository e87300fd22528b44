import { searchApi } from '#domain/list/search'
import { type Api, serve } from '../serve.ts'

export const search = (api: Api) => {
  serve(api, searchApi.find, ({ search, query, user }) => search.find(query.q, user))
}
