import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { MailConsent } from './consent.ts'
import { MailboxSending } from './sending.ts'
import { MailServer } from './server.ts'

/**
 * 'delegated': its own person agreed at its provider; 'application': an administrator agreed for the firm; 'password': it is
 * read by IMAP with a password.
 */
export const MailboxAccess = z.enum(['delegated', 'application', 'password'])
export type MailboxAccess = z.infer<typeof MailboxAccess>

export const MailboxKind = z.enum(['graph', 'imap'])
export type MailboxKind = z.infer<typeof MailboxKind>

/** 'reconnect': its provider refuses us until somebody connects it again. */
export const MailboxState = z.enum(['on', 'paused', 'reconnect', 'disconnected'])
export type MailboxState = z.infer<typeof MailboxState>

/** A mailbox, at Microsoft 365 or read by IMAP, whose mail about cases is filed. */
export const Mailbox = z.object({
  id: z.string(),
  version: z.int(),
  kind: MailboxKind,
  access: MailboxAccess,
  address: z.string(),
  /** Where it is read by IMAP; null at Microsoft 365. */
  server: z.nullable(MailServer),
  /** Who lets us read it by IMAP; null for a password, and at Microsoft 365 itself. */
  consent: z.nullable(MailConsent),
  /** Whose it is; null for one that several people share. */
  owner: z.nullable(Named),
  state: MailboxState,
  /** The day from which mail is read. */
  since: DateOnly,
  /** Names of folders that are never read, with what is inside them. */
  private_folders: z.array(z.string()),
  /** Whether what its owner writes is sent from it; null for one that sends nothing. */
  sending: z.nullable(MailboxSending),
  connected_at: Instant,
  connected_by: Named,
})
export type Mailbox = z.infer<typeof Mailbox>

export const NO_OWNER = 'Shared'

/** 'Anna Reid' or 'Shared' */
export const ownerName = ({ owner }: Pick<Mailbox, 'owner'>) => owner?.name ?? NO_OWNER
