import { agencyApi } from '#domain/agent/agency'
import { type Api, serve } from '../serve.ts'

/** Who may have referred a client. */
export const agencies = (api: Api) => {
  serve(api, agencyApi.list, ({ agencies, query }) => agencies.choices(query.q))
}
