import { agencyApi } from '#domain/agent/agency'
import { type Api, serve } from '../serve.ts'

export const agencies = (api: Api) => {
  serve(api, agencyApi.list, ({ agencies, query }) => agencies.choices(query.q))
}
