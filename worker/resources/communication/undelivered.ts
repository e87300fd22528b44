import { undeliveredApi } from '#domain/communication/undelivered/api'
import { undeliveredOf } from '#tenant/communication/undelivered/of-record'
import { type Api, serve } from '../../serve.ts'

export const undelivered = (api: Api) =>
  serve(api, undeliveredApi.list, (request) => undeliveredOf(request, request.query))
