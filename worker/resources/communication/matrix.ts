import { matrixApi } from '#domain/communication/matrix/api'
import { replayCase } from '#tenant/communication/matrix/replaying'
import { saveMatrix } from '#tenant/communication/matrix/saving'
import { toMatrixView } from '#tenant/communication/matrix/view'
import { type Api, serve } from '../../serve.ts'

export const communicationMatrix = (api: Api) => {
  serve(api, matrixApi.show, (request) => toMatrixView(request))
  serve(api, matrixApi.save, (request) => saveMatrix(request, request.body))
  serve(api, matrixApi.replay, (request) => replayCase(request, request.query.ref))
}
