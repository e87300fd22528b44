import {
  agencyDocument,
  branchDocument,
  negotiatorDocument,
  visitDocument,
} from '#tenant/agent/document'
import { callDocument } from '#tenant/call/document'
import { messageDocument } from '#tenant/communication/document'
import * as providerSettings from '#tenant/communication/provider/settings'
import * as communicationSettings from '#tenant/communication/settings'
import { contactDocument } from '#tenant/contact/document'
import { conveyanceDocument, planDocument } from '#tenant/conveyance/document'
import { workflowDocument } from '#tenant/conveyance/workflow/document'
import type { DocumentShape } from '#tenant/core/document'
import type { Setting } from '#tenant/core/settings'
import { importChunkDocument, importDocument, importRowDocument } from '#tenant/import/document'
import { leadDocument, leadRowDocument } from '#tenant/lead/document'
import * as leadSettings from '#tenant/lead/settings'
import { savedViewDocument } from '#tenant/list/document'
import { quoteCaseDocument, quoteCaseRowDocument } from '#tenant/quote/case/document'
import { checkedSetting } from '#tenant/quote/figures/settings'
import { feeScaleDocument } from '#tenant/quote/scale/document'
import { userDocument } from '#tenant/user/document'
import { roleDocument } from '#tenant/user/role/document'
import { routeRulesSetting } from '#tenant/user/route-rule/settings'
import { firmSetting, originSetting, profileSetting } from '#tenant/user/settings'
import { checkSetting } from './document-check-setting.ts'

/** Every kind of stored document, in the order of the check; the outbox and the audit log are not part of it. */
export const storedDocuments: readonly DocumentShape<unknown>[] = [
  userDocument,
  roleDocument,
  contactDocument,
  agencyDocument,
  branchDocument,
  negotiatorDocument,
  visitDocument,
  savedViewDocument,
  workflowDocument,
  feeScaleDocument,
  leadDocument,
  leadRowDocument,
  quoteCaseDocument,
  quoteCaseRowDocument,
  conveyanceDocument,
  planDocument,
  callDocument,
  messageDocument,
  importDocument,
  importChunkDocument,
  importRowDocument,
]

export const storedSettings: readonly Setting<unknown>[] = [
  firmSetting,
  originSetting,
  profileSetting,
  routeRulesSetting,
  ...Object.values(leadSettings),
  ...Object.values(communicationSettings),
  ...Object.values(providerSettings),
  checkedSetting,
  checkSetting,
]
