import { leadImportApi, quoteImportApi } from '#domain/import/api'
import type { ImportKind } from '#domain/import/import'
import { type Api, serve } from '../serve.ts'
import { finishImportOf, importRows, startImport } from '../tenant/import/importing.ts'
import { ownImport, ownImports } from '../tenant/import/imports.ts'
import { rejectedFile, reportedRows } from '../tenant/import/rows.ts'

export const imports = (api: Api) => {
  serveKind(api, 'leads', leadImportApi)
  serveKind(api, 'quotes', quoteImportApi)
}

const serveKind = (
  api: Api,
  kind: ImportKind,
  endpoints: typeof leadImportApi | typeof quoteImportApi,
) => {
  serve(api, endpoints.begin, (request) => startImport(request, kind, request.body))
  serve(api, endpoints.list, (request) => ownImports(request, kind))
  serve(api, endpoints.show, (request) => ownImport(request, kind, request.params.id))
  serve(api, endpoints.rows, (request) =>
    importRows(request, kind, request.params.id, request.body),
  )
  serve(api, endpoints.finish, (request) => finishImportOf(request, kind, request.params.id))
  serve(api, endpoints.problems, (request) =>
    reportedRows(request, ownImport(request, kind, request.params.id), request.query),
  )
  serve(api, endpoints.rejected, (request) =>
    rejectedFile(request, ownImport(request, kind, request.params.id)),
  )
}
