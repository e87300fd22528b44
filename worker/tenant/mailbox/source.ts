import type { OwnPeople } from '#domain/mail/warning/warning'
import type { MailEnvelope } from '#domain/mailbox/envelope'
import type { MailFolder } from '#domain/mailbox/folder'
import type { UnreadReason } from '#domain/mailbox/item'
import type { MailboxAccess } from '#domain/mailbox/mailbox'
import type { MailRegistration } from '#domain/mailbox/registration'
import type { IncomingEmail } from '#domain/tracked-email/incoming'

/** What reaches one mailbox; its secrets are sealed. */
export type MailConnection = {
  readonly mailbox: string
  readonly access: MailboxAccess
  readonly address: string
  readonly registration: MailRegistration
  readonly sealed_secret: string
  /** Its tokens; null before the first. */
  readonly sealed_tokens: string | null
}

export type MailSourceFault =
  /** Microsoft asks to wait. */
  | { readonly kind: 'throttled'; readonly text: string; readonly seconds: number }
  /** Microsoft refuses us, whatever we ask. */
  | { readonly kind: 'refused'; readonly text: string }
  /** A cursor no longer works. */
  | { readonly kind: 'cursor'; readonly text: string }
  /** What was asked for is not there. */
  | { readonly kind: 'gone'; readonly text: string }
  /** Nothing certain was answered. */
  | { readonly kind: 'silent'; readonly text: string }

/** An answer; `sealed_tokens` are new ones to store, null where they stay. */
export type MailAnswer<T> = { readonly sealed_tokens: string | null } & (
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: MailSourceFault }
)

/** A page of what changed in a folder. */
export type MailChanges = {
  readonly items: readonly { readonly id: string; readonly received_at: string | null }[]
  /** Where the next page begins, or the next round after the last one. */
  readonly cursor: string
  readonly is_last: boolean
}

export type MailContent =
  | { readonly is: 'stored'; readonly email: IncomingEmail }
  | { readonly is: 'unread'; readonly reason: UnreadReason }

export type NewSubscription = {
  readonly address: string
  readonly state: string
  readonly until: string
}
export type GivenSubscription = { readonly id: string; readonly expires_at: string }

/** Mailboxes outside the firm's object; nothing rejects for what they answer. */
export type MailSource = {
  readonly folders: (of: MailConnection) => Promise<MailAnswer<readonly MailFolder[]>>
  /** `cursor`: null for the beginning. */
  readonly changes: (
    of: MailConnection,
    folder: string,
    cursor: string | null,
  ) => Promise<MailAnswer<MailChanges>>
  /** Null for one that is not there any more. */
  readonly envelope: (of: MailConnection, id: string) => Promise<MailAnswer<MailEnvelope | null>>
  /** Reads an email whole and stores it with its files. */
  readonly read: (
    of: MailConnection,
    id: string,
    own: OwnPeople,
  ) => Promise<MailAnswer<MailContent>>
  readonly subscribe: (
    of: MailConnection,
    subscription: NewSubscription,
  ) => Promise<MailAnswer<GivenSubscription>>
  readonly renew: (
    of: MailConnection,
    id: string,
    until: string,
  ) => Promise<MailAnswer<GivenSubscription>>
  readonly unsubscribe: (of: MailConnection, id: string) => Promise<MailAnswer<null>>
}
