import { auditApi } from '#domain/audit/api'
import { auditExport } from '#domain/audit/export'
import { type Api, serve } from '../serve.ts'
import { auditPage, auditPeople } from '../tenant/audit/list.ts'
import { recordRead } from '../tenant/audit/reads.ts'
import { auditDetail } from '../tenant/audit/view.ts'
import { exportList } from '../tenant/core/exporting.ts'

export const audit = (api: Api) => {
  serve(api, auditApi.list, (request) => {
    const page = auditPage(request, request.query)
    recordRead(request, { what: 'audit-log', subject: 'firm', id: request.tenant })
    return page
  })
  serve(api, auditApi.export, (request) =>
    exportList(request, {
      list: 'audit',
      columns: auditExport,
      query: request.query,
      page: (query) => auditPage(request, query),
    }),
  )
  serve(api, auditApi.people, auditPeople)
  serve(api, auditApi.show, (request) => auditDetail(request, request.params.seq))
}
