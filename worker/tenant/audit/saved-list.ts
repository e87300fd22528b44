import * as z from 'zod/mini'
import { AuditQuery } from '#domain/audit/api'
import { savedListOf } from '#tenant/list/saved-list'
import { auditCount } from './list.ts'

export const savedAudit = savedListOf({
  can: ['audit.view-any'],
  search: z.omit(AuditQuery, { after: true, limit: true }),
  count: auditCount,
})
