import { caseExportApi } from '#domain/conveyance/export-file/api'
import { type Api, serve } from '../../serve.ts'
import { exportCase } from '../../tenant/conveyance/export/exporting.ts'

export const caseExports = (api: Api) => {
  serve(api, caseExportApi.create, (request) => exportCase(request, request.params.id))
}
