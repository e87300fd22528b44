import { keysOf } from '#domain/entries'
import { agentEvents } from './agent/events.ts'
import { referralFeeEvents } from './agent/fee/events.ts'
import { introducerEvents } from './agent/introducer-events.ts'
import { keyEvents } from './agent/keys/events.ts'
import { agentNoteEvents } from './agent/note/events.ts'
import { agentQuestionEvents } from './agent/question/events.ts'
import { agentTermsEvents } from './agent/terms/events.ts'
import { auditEvents } from './audit/events.ts'
import { backupEvents } from './backup/events.ts'
import { breachEvents } from './breach/events.ts'
import { callEvents } from './call/events.ts'
import { clientMessageEvents } from './client-message/events.ts'
import type { Communication } from './communication/communication.ts'
import { messageEvents } from './communication/events.ts'
import { firmCommunicationEvents } from './communication/firm/events.ts'
import { providerEvents } from './communication/provider/events.ts'
import { communicationTypeEvents } from './communication/type/events.ts'
import { complaintEvents } from './complaint/events.ts'
import { contactEvents } from './contact/events.ts'
import { caseEvents } from './conveyance/event-table.ts'
import { correspondenceEvents } from './correspondence/events.ts'
import { customFieldEvents } from './custom-field/events.ts'
import { dataRequestEvents } from './data-request/events.ts'
import { delegateEvents } from './delegate/events.ts'
import { documentEvents } from './document/events.ts'
import { documentSendingEvents } from './document/sending/events.ts'
import { classificationEvents } from './enquiry/classification/events.ts'
import { enquiryEvents } from './enquiry/events.ts'
import { libraryEvents } from './enquiry/library/events.ts'
import { enquiryLinkEvents } from './enquiry/link/events.ts'
import { clientQuestionEvents } from './enquiry/question/events.ts'
import {
  type AnyEventOf,
  type ClientCase,
  type ClientLine,
  type EventTypesOf,
  type Receiver,
  rowText,
  type StoredDetail,
  type StoredRow,
} from './event.ts'
import { firmEvents } from './firm/events.ts'
import { sampleEvents } from './firm/sample/events.ts'
import { fundsEvents } from './funds/events.ts'
import { fundsReceiptEvents } from './funds/receipt/events.ts'
import { identityEvents } from './identity/events.ts'
import { importEvents } from './import/events.ts'
import { inboxEvents } from './inbox/events.ts'
import { deskEvents } from './lead/desk/events.ts'
import { leadEvents } from './lead/events.ts'
import { moneyEvents } from './ledger/event-table.ts'
import { listEvents } from './list/events.ts'
import { mailboxEvents } from './mailbox/events.ts'
import { quoteCaseEvents } from './quote/case/events.ts'
import { feeScaleEvents } from './quote/scale/events.ts'
import { receivedTextEvents } from './received-text/events.ts'
import { requisitionEvents } from './requisition/events.ts'
import { retentionEvents } from './retention/events.ts'
import { riskEvents } from './risk/events.ts'
import { saleMemoEvents } from './sale-memo/events.ts'
import { packEvents } from './sale-ready-pack/events.ts'
import { sanctionsEvents } from './sanctions/events.ts'
import { setAsideEvents } from './set-aside/events.ts'
import { signatureEvents } from './signature/events.ts'
import { standardReplyEvents } from './standard-reply/events.ts'
import { suspicionEvents } from './suspicion/events.ts'
import { templateEvents } from './template/events.ts'
import { trackedEmailEvents } from './tracked-email/events.ts'
import { undertakingEvents } from './undertaking/events.ts'
import { coverEvents } from './user/cover/events.ts'
import { userEvents } from './user/events.ts'
import { leaveEvents } from './user/leave/events.ts'
import { securityEvents } from './user/security/events.ts'
import { singleSignOnEvents } from './user/single-sign-on/events.ts'
import { webhookEvents } from './webhook/events.ts'
import { whatsappEvents } from './whatsapp/events.ts'

export const events = {
  ...agentEvents,
  ...referralFeeEvents,
  ...keyEvents,
  ...agentNoteEvents,
  ...agentQuestionEvents,
  ...agentTermsEvents,
  ...auditEvents,
  ...backupEvents,
  ...breachEvents,
  ...callEvents,
  ...caseEvents,
  ...communicationTypeEvents,
  ...contactEvents,
  ...correspondenceEvents,
  ...receivedTextEvents,
  ...coverEvents,
  ...deskEvents,
  ...documentEvents,
  ...documentSendingEvents,
  ...feeScaleEvents,
  ...firmCommunicationEvents,
  ...customFieldEvents,
  ...firmEvents,
  ...webhookEvents,
  ...fundsEvents,
  ...fundsReceiptEvents,
  ...identityEvents,
  ...importEvents,
  ...inboxEvents,
  ...introducerEvents,
  ...leadEvents,
  ...leaveEvents,
  ...moneyEvents,
  ...listEvents,
  ...mailboxEvents,
  ...messageEvents,
  ...enquiryEvents,
  ...clientQuestionEvents,
  ...clientMessageEvents,
  ...enquiryLinkEvents,
  ...libraryEvents,
  ...classificationEvents,
  ...providerEvents,
  ...quoteCaseEvents,
  ...packEvents,
  ...riskEvents,
  ...saleMemoEvents,
  ...sampleEvents,
  ...sanctionsEvents,
  ...securityEvents,
  ...requisitionEvents,
  ...standardReplyEvents,
  ...complaintEvents,
  ...dataRequestEvents,
  ...retentionEvents,
  ...delegateEvents,
  ...undertakingEvents,
  ...setAsideEvents,
  ...signatureEvents,
  ...singleSignOnEvents,
  ...suspicionEvents,
  ...templateEvents,
  ...trackedEmailEvents,
  ...userEvents,
  ...whatsappEvents,
}

type Events = EventTypesOf<typeof events>

export type EventName = keyof Events
export type DomainEvent<Name extends EventName = EventName> = AnyEventOf<Pick<Events, Name>>

export type MergeValueOf<Name extends EventName> = Events[Name]['value']

export type SilentEventName = {
  [Name in EventName]: [Events[Name]['value']] extends [never] ? Name : never
}[EventName]

export const eventNames = keysOf(events)

const storedRows: Readonly<Record<EventName, StoredRow>> = events
const rowsByName: Readonly<Partial<Record<string, StoredRow>>> = storedRows
const rowOf = (name: string) => (Object.hasOwn(storedRows, name) ? rowsByName[name] : undefined)

/** 'Quote accepted'; the name itself when it is not in the table. */
export const eventTitle = (name: string) => rowOf(name)?.title ?? name

export const eventText = (name: string, detail: StoredDetail) => rowText(storedRows, name, detail)

export const clientLine = (name: string, detail: StoredDetail, of: ClientCase): ClientLine | null =>
  rowOf(name)?.client?.(detail, of) ?? null

/** The timeline heading of an event; undefined when its noun has no headings. */
export const eventGroup = (name: string, detail: StoredDetail) => rowOf(name)?.group?.(detail)

export const clientEventNames = eventNames.filter((name) => storedRows[name].client !== undefined)

/** The events that create a notice for the staff they concern. */
export const noticeNames = eventNames.filter((name) => storedRows[name].notice !== undefined)

export const receiversOf = (name: EventName): readonly Receiver[] => storedRows[name].broadcast

export const communicationsOf = (name: EventName, detail: StoredDetail): readonly Communication[] =>
  (storedRows[name].communications ?? []).filter((it) => it.when?.(detail) ?? true)

/** The standard texts of an event, whatever its detail, and the merge values that it fills in; null without texts. */
export const wordingOf = (name: string) => {
  const row = rowOf(name)
  return row?.communications
    ? { communications: row.communications, values: row.values ?? [] }
    : null
}

export const communicationTypes = eventNames.flatMap((name) => {
  const { title, communications } = storedRows[name]
  return communications?.length ? [{ name, title, communications }] : []
})
