import * as z from 'zod/mini'
import { BackupState } from '#domain/backup/backup'
import { endpointsOf } from '#domain/endpoint'
import { AuditCheck } from './check.ts'
import { HeadMailBody, HeadMailView } from './head-mail.ts'

const reader = { who: ['staff'], can: ['audit.view-any'] } as const
const Checked = z.object({ check: z.nullable(AuditCheck) })
const operator = {
  who: 'public',
  can: [],
  because: 'Operators call it; the edge lets nobody else through.',
  reply: Checked,
} as const

export const auditCheckApi = endpointsOf({
  show: {
    ...reader,
    method: 'GET',
    path: '/api/audit/check',
    reply: z.extend(Checked, { mail: HeadMailView, backups: BackupState }),
  },
  /** Starts a check of the whole log, which ends in the background. */
  start: {
    ...reader,
    method: 'POST',
    path: '/api/audit/checks',
    isHarmless: true,
    body: z.strictObject({}),
    reply: Checked,
  },
  head_mail: {
    who: ['staff'],
    can: ['audit.view-any', 'message-providers.update'],
    method: 'PUT',
    path: '/api/audit/head-mail',
    body: HeadMailBody,
    reply: HeadMailView,
  },
  operator_show: { ...operator, method: 'GET', path: '/api/operator/audit-check' },
  operator_start: {
    ...operator,
    method: 'POST',
    path: '/api/operator/audit-check',
    body: z.strictObject({}),
  },
})
