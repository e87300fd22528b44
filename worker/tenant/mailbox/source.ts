import type { OwnPeople } from '#domain/mail/warning/warning'
import type { MailConsent, SignInClient } from '#domain/mailbox/consent'
import type { MailEnvelope } from '#domain/mailbox/envelope'
import type { MailFolder } from '#domain/mailbox/folder'
import type { UnreadReason } from '#domain/mailbox/item'
import type { MailboxAccess } from '#domain/mailbox/mailbox'
import type { MailRegistration } from '#domain/mailbox/registration'
import type { MailServer } from '#domain/mailbox/server'
import type { IncomingEmail } from '#domain/tracked-email/incoming'

/** What reaches one mailbox at Microsoft 365; its secrets are sealed. */
export type GraphConnection = {
  readonly kind: 'graph'
  readonly mailbox: string
  readonly access: MailboxAccess
  readonly address: string
  readonly registration: MailRegistration
  readonly sealed_secret: string
  /** Its tokens; null before the first. */
  readonly sealed_tokens: string | null
}

/** What reaches one mailbox by IMAP. */
export type ImapConnection = {
  readonly kind: 'imap'
  readonly mailbox: string
  readonly server: MailServer
  readonly sign_in: PasswordSignIn | ConsentSignIn
  /** The day from which mail is read. */
  readonly since: string
}

type PasswordSignIn = { readonly by: 'password'; readonly sealed_password: string }

/** Its person agreed at a provider; the secrets are sealed. */
export type ConsentSignIn = {
  readonly by: 'consent'
  readonly consent: MailConsent
  readonly client: SignInClient
  readonly sealed_secret: string
  readonly sealed_tokens: string
}

export type MailConnection = GraphConnection | ImapConnection

export type MailSourceFault =
  /** The provider asks to wait. */
  | { readonly kind: 'throttled'; readonly text: string; readonly seconds: number }
  /** The provider refuses us, whatever we ask. */
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

/** An email of a folder. */
export type ChangedMail = {
  /** Stays when the email moves. */
  readonly id: string
  readonly received_at: string | null
  /** What was read of it already, and where it is; null where both have to be asked for by its id. */
  readonly found: { readonly envelope: MailEnvelope; readonly place: string } | null
}

/** A page of what changed in a folder. */
export type MailChanges = {
  readonly items: readonly ChangedMail[]
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

/** A folder, and up to where it was read. */
export type ReadFolder = { readonly id: string; readonly cursor: string }

/** Mailboxes outside the firm's object; nothing rejects for what they answer. */
export type MailSource<Of = MailConnection> = {
  readonly folders: (of: Of) => Promise<MailAnswer<readonly MailFolder[]>>
  /** The ids of the folders that have nothing new; none where nothing says so of several at once. */
  readonly unchanged: (
    of: Of,
    folders: readonly ReadFolder[],
  ) => Promise<MailAnswer<readonly string[]>>
  /** `cursor`: null for the beginning. */
  readonly changes: (
    of: Of,
    folder: string,
    cursor: string | null,
  ) => Promise<MailAnswer<MailChanges>>
  /** Null for one that is not there any more. */
  readonly envelope: (of: Of, id: string) => Promise<MailAnswer<MailEnvelope | null>>
  /** Reads emails whole and stores them with their files: at least the first of these ids or places. */
  readonly read: (
    of: Of,
    at: readonly string[],
    own: OwnPeople,
  ) => Promise<MailAnswer<readonly MailContent[]>>
  readonly subscribe: (
    of: Of,
    subscription: NewSubscription,
  ) => Promise<MailAnswer<GivenSubscription>>
  readonly renew: (of: Of, id: string, until: string) => Promise<MailAnswer<GivenSubscription>>
  readonly unsubscribe: (of: Of, id: string) => Promise<MailAnswer<null>>
}
