import { violationApi } from '#domain/violation/api'
import { type Api, serve } from '../serve.ts'
import { violationCounts } from '../tenant/violation/counts.ts'

export const violations = (api: Api) => {
  serve(api, violationApi.list, violationCounts)
}
