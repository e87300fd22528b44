import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

/** 'delegated': its own person agreed at Microsoft; 'application': an administrator agreed for the firm. */
export const MailboxAccess = z.enum(['delegated', 'application'])
export type MailboxAccess = z.infer<typeof MailboxAccess>

/** 'reconnect': Microsoft refuses us until somebody agrees again. */
export const MailboxState = z.enum(['on', 'paused', 'reconnect', 'disconnected'])
export type MailboxState = z.infer<typeof MailboxState>

/** A mailbox at Microsoft 365 whose mail about cases is filed. */
export const Mailbox = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.literal('graph'),
  access: MailboxAccess,
  address: z.string(),
  /** Whose it is; null for one that several people share. */
  owner: z.nullable(Named),
  state: MailboxState,
  /** The day from which mail is read. */
  since: DateOnly,
  /** Names of folders that are never read, with what is inside them. */
  private_folders: z.array(z.string()),
  connected_at: Instant,
  connected_by: Named,
})
export type Mailbox = z.infer<typeof Mailbox>

export const NO_OWNER = 'Shared'

/** 'Anna Reid' or 'Shared' */
export const ownerName = ({ owner }: Pick<Mailbox, 'owner'>) => owner?.name ?? NO_OWNER
