import { auditApi } from '#domain/audit/api'
import { auditCheckApi } from '#domain/audit/check-api'
import { auditExport } from '#domain/audit/export'
import { type Api, serve } from '../serve.ts'
import { newestCheck, startCheck } from '../tenant/audit/checking.ts'
import { changeHeadMail, headMailView } from '../tenant/audit/head-mail.ts'
import { auditPage, auditPeople } from '../tenant/audit/list.ts'
import { recordRead } from '../tenant/audit/reads.ts'
import { savedAudit } from '../tenant/audit/saved-list.ts'
import { auditDetail } from '../tenant/audit/view.ts'
import { backupState } from '../tenant/backup/jobs.ts'
import { exportList } from '../tenant/core/exporting.ts'
import { registerSavedList } from '../tenant/list/saved-lists.ts'

export const audit = (api: Api) => {
  registerSavedList(api, 'audit', savedAudit)
  serve(api, auditApi.list, (request) => {
    const page = auditPage(request, request.query)
    recordRead(request, { what: 'audit-log', subject: 'list', id: 'audit' })
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
  checks(api)
  serve(api, auditApi.show, (request) => auditDetail(request, request.params.id))
}

const checks = (api: Api) => {
  serve(api, auditCheckApi.show, (request) => ({
    check: newestCheck(request),
    mail: headMailView(request),
    backups: backupState(request),
  }))
  serve(api, auditCheckApi.start, (request) => ({ check: startCheck(request, request.by.name) }))
  serve(api, auditCheckApi.head_mail, (request) => changeHeadMail(request, request.body))
  serve(api, auditCheckApi.operator_show, (request) => ({ check: newestCheck(request) }))
  serve(api, auditCheckApi.operator_start, (request) => ({
    check: startCheck(request, 'the operator'),
  }))
}
