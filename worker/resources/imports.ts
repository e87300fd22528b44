import { leadImportApi, quoteImportApi } from '#domain/import/api'
import type { ImportKind } from '#domain/import/import'
import { type Api, serve } from '../serve.ts'
import { ownImport, ownImports } from '../tenant/import/imports.ts'
import { rejectedFile, toldRows } from '../tenant/import/rows.ts'
import { beginImportOf, finishImportOf, importRows } from '../tenant/import/running.ts'

export const imports = (api: Api) => {
  serveKind(api, 'leads', leadImportApi)
  serveKind(api, 'quotes', quoteImportApi)
}

const serveKind = (
  api: Api,
  kind: ImportKind,
  endpoints: typeof leadImportApi | typeof quoteImportApi,
) => {
  serve(api, endpoints.begin, (asked) => beginImportOf(asked, kind, asked.body))
  serve(api, endpoints.list, (asked) => ownImports(asked, kind))
  serve(api, endpoints.show, (asked) => ownImport(asked, kind, asked.params.id))
  serve(api, endpoints.rows, (asked) => importRows(asked, kind, asked.params.id, asked.body))
  serve(api, endpoints.finish, (asked) => finishImportOf(asked, kind, asked.params.id))
  serve(api, endpoints.problems, (asked) =>
    toldRows(asked, ownImport(asked, kind, asked.params.id), asked.query),
  )
  serve(api, endpoints.rejected, (asked) =>
    rejectedFile(asked, ownImport(asked, kind, asked.params.id)),
  )
}
