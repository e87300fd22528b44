import * as auditSettings from '#tenant/audit/settings'
import { backupSetting } from '#tenant/backup/settings'
import * as providerSettings from '#tenant/communication/provider/settings'
import * as communicationSettings from '#tenant/communication/settings'
import type { DocumentShape } from '#tenant/core/document'
import type { Setting } from '#tenant/core/settings'
import { firmRecordSetting, logoSetting, setUpSetting } from '#tenant/firm/settings'
import * as leadSettings from '#tenant/lead/settings'
import { bankPaymentProviderSetting } from '#tenant/payment-request/bank/settings'
import { paymentProviderSetting } from '#tenant/payment-request/provider/settings'
import { checkedSetting } from '#tenant/quote/figures/settings'
import { approvalSetting } from '#tenant/template/setting'
import { routeRulesSetting } from '#tenant/user/route-rule/settings'
import { firmSetting, originSetting, profileSetting } from '#tenant/user/settings'
import { violationsSetting } from '#tenant/violation/counts'
import { checkSetting } from './document-check-setting.ts'
import * as documents from './documents.ts'

/** Every kind of stored document but the outbox and the audit log. */
export const storedDocuments: readonly DocumentShape<unknown>[] = Object.values(documents)

export const storedSettings: readonly Setting<unknown>[] = [
  firmSetting,
  originSetting,
  profileSetting,
  firmRecordSetting,
  setUpSetting,
  logoSetting,
  routeRulesSetting,
  approvalSetting,
  ...Object.values(auditSettings),
  backupSetting,
  ...Object.values(leadSettings),
  ...Object.values(communicationSettings),
  ...Object.values(providerSettings),
  bankPaymentProviderSetting,
  paymentProviderSetting,
  checkedSetting,
  checkSetting,
  violationsSetting,
]
