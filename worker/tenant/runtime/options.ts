import type { Broadcast } from '#domain/broadcast'
import type { Firm } from '#domain/firm'
import type { FirmDetails } from '#domain/firm/details'
import type { MailConsent } from '#domain/mailbox/consent'
import type { RouteRules } from '#domain/user/route-rule/route-rule'
import type { Backups } from '#tenant/backup/jobs'
import type { AddressedOrder } from '#tenant/call/telephone-orders'
import type { CreatedKey } from '#tenant/communication/provider/dkim-tasks'
import type { PartKeys } from '#tenant/core/parts'
import type { Store } from '#tenant/core/store'
import type { AuditHeads } from '#tenant/events/audit-heads'
import type { DeliveryReceipt, GeneratedFile, Parcel } from '#tenant/events/parcel'
import type { Revocation } from '#tenant/events/revocation'
import type { StoredLogo } from '#tenant/firm/settings'
import type { MailSource } from '#tenant/mailbox/source'
import type { AddressedRefund, RefundAnswer } from '#tenant/payment-request/provider/refund-work'
import type { SignatureWork } from '#tenant/signature/work'
import type { Discover } from '#tenant/user/single-sign-on/testing'
import type { AddressedCall } from '#tenant/webhook/calls'
import type { FileStore } from '#worker/directory/file-store'

/** What the edge has to know of a firm before anybody signs in. */
export type EdgeNews = {
  readonly rules: RouteRules['rules']
  /** Whether the firm has a provider of email. */
  readonly sends: boolean
  /** What the firm has entered about itself; null for nothing. */
  readonly details: FirmDetails | null
  readonly logo: StoredLogo | null
  /** The name of the provider that its people may sign in with. */
  readonly singleSignOn: string | null
}

/** The firm's database and everything that its runtime calls outside its Durable Object. */
export type RuntimeOptions = SignatureWork & {
  readonly store: Store
  readonly tenant: string
  readonly isLocal: boolean
  /** The directory entry before the first request; null when unknown. */
  readonly known: () => Firm | null
  readonly publish: (broadcasts: readonly Broadcast[]) => Promise<void>
  readonly revoke?: (revocation: Revocation) => Promise<void>
  /** Tells the edge what it has to know of the firm. */
  readonly notifyEdge?: (news: EdgeNews) => Promise<void>
  /** Whether the platform's email service is set up. */
  readonly hasPlatformMail?: boolean
  /** The keys that seal the audit log, second factors, payees, providers and single sign-on; the local environment's by default. */
  readonly keys?: PartKeys
  /** Where the end of the audit log is stored each night. */
  readonly auditHeads?: AuditHeads
  readonly deliver: (parcel: Parcel) => Promise<DeliveryReceipt>
  /** Makes a key that signs mail. */
  readonly createDkimKey?: () => Promise<CreatedKey>
  /** Returns the TXT records of a name. */
  readonly lookUpTxt?: (name: string) => Promise<readonly string[]>
  readonly ring?: (order: AddressedOrder) => Promise<void>
  /** Calls a system of the firm; rejects when it did not accept. */
  readonly callWebhook?: (call: AddressedCall) => Promise<void>
  /** Asks the provider of a card to give money back; rejects when nothing certain was answered. */
  readonly refund?: (refund: AddressedRefund) => Promise<RefundAnswer>
  readonly discover?: Discover
  /** Mailboxes at Microsoft 365 and those that are read by IMAP; none by default. */
  readonly mailSource?: MailSource
  /** Whether this environment calls Microsoft 365; true by default where there is a source of mail. */
  readonly reachesMicrosoft?: boolean
  /** Whose consents to read mailboxes by IMAP it may ask for; none by default. */
  readonly reachesConsents?: readonly MailConsent[]
  readonly make?: (file: GeneratedFile) => Promise<unknown>
  /** The firm's files; none by default. */
  readonly fileStore?: FileStore
  /** What backs the firm up each night; nothing by default. */
  readonly backups?: Backups
}

export const noDeliveryWorker = () =>
  Promise.reject(new Error('This runtime has no delivery worker.'))

const noFiles = () => Promise.reject(new Error('This runtime has no file store.'))

export const noFileStore: FileStore = {
  put: noFiles,
  get: noFiles,
  remove: noFiles,
  removeAll: noFiles,
}

export const clock = () => new Date().toISOString()
