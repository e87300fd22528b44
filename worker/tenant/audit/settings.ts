import { AuditCheck } from '#domain/audit/check'
import { HeadMail } from '#domain/audit/head-mail'
import type { Setting } from '#tenant/core/settings'

export const checkSetting: Setting<AuditCheck> = {
  settingKey: 'audit-check',
  shape: 1,
  schema: AuditCheck,
  upgrades: [],
}

export const headMailSetting: Setting<HeadMail> = {
  settingKey: 'audit-head-mail',
  shape: 1,
  schema: HeadMail,
  upgrades: [],
}
