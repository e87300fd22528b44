import type { MailServer } from '#domain/mailbox/server'

export type ImapFolder = {
  readonly path: string
  readonly name: string
  readonly parent: string | null
  /** Its special use (RFC 6154), such as '\\Junk'; null without one. */
  readonly use: string | null
  /** How it is numbered; null for one that holds no emails. */
  readonly status: (Numbering & { readonly total: number }) | null
}

/** How a folder numbers its emails: UIDVALIDITY, and the number that the next email gets. */
export type Numbering = { readonly validity: string; readonly next: number }

export type ImapHeader = {
  readonly uid: number
  /** When the server received it. */
  readonly received_at: string
  readonly is_draft: boolean
  /** Its header lines, with a blank line at the end. */
  readonly bytes: Uint8Array
}

/** What is asked of a mail server in one connection. Each throws ImapFault, or whatever its library throws. */
export type ImapSession = {
  readonly folders: () => Promise<readonly ImapFolder[]>
  /** Chooses a folder without changing anything in it. */
  readonly open: (path: string) => Promise<Numbering>
  /** The numbers of the emails from `first` to `last` that were received on a day or later, ascending. */
  readonly uids: (first: number, last: number, since: string) => Promise<readonly number[]>
  /** In no order; those that are gone are left out. */
  readonly headers: (uids: readonly number[]) => Promise<readonly ImapHeader[]>
  /** In bytes; null for one that is gone. */
  readonly size: (uid: number) => Promise<number | null>
  /** Up to one byte more than is read of an email; null for one that is gone. */
  readonly content: (uid: number) => Promise<Uint8Array | null>
  /** Never rejects. */
  readonly end: () => Promise<void>
}

/** What signs in: a password, or a token of OAuth. */
export type ImapSecret = { readonly password: string } | { readonly token: string }

export type ImapConnect = (server: MailServer, secret: ImapSecret) => Promise<ImapSession>
