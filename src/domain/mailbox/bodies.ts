import * as z from 'zod/mini'
import { Email } from '#domain/contact'
import { DateOnly } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { GoogleClient } from './consent.ts'
import { MailRegistration, RegistrationSecret } from './registration.ts'

/** From when on a mailbox is read. */
export const FirstDay = z.strictObject({ since: DateOnly })

const version = z.int().check(z.minimum(0))

const private_folders = z
  .array(lineText(100).check(z.minLength(1, 'Enter the name of a folder.')))
  .check(z.maxLength(50, 'Enter at most 50 folders.'))

/** A mailbox of several people, which the firm's own consent opens. */
export const NewSharedMailbox = z.strictObject({ address: Email, since: DateOnly })
export type NewSharedMailbox = z.infer<typeof NewSharedMailbox>

/** A mailbox that is read by IMAP. */
export const NewImapMailbox = z.strictObject({
  address: Email,
  server: lineText(260).check(z.minLength(1, 'Enter the name of the mail server.')),
  username: lineText(254).check(z.minLength(1, 'Enter the user name.')),
  password: lineText(300).check(z.minLength(1, 'Enter the password.')),
  since: DateOnly,
})
export type NewImapMailbox = z.infer<typeof NewImapMailbox>

export const MailboxPausing = z.strictObject({ version, is_paused: z.boolean() })
export type MailboxPausing = z.infer<typeof MailboxPausing>

export const MailboxFolders = z.strictObject({ version, private_folders })
export type MailboxFolders = z.infer<typeof MailboxFolders>

export const MailboxSendingChange = z.strictObject({ version, is_on: z.boolean() })
export type MailboxSendingChange = z.infer<typeof MailboxSendingChange>

export const MailboxEnding = z.strictObject({ version })

export const RegistrationChange = z.strictObject({ version, registration: MailRegistration })
export const RegistrationSecretChange = z.strictObject({ version, secret: RegistrationSecret })
export const GoogleClientChange = z.strictObject({ version, client: GoogleClient })
