import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'

/** Who lets us read a mailbox by IMAP once its person agreed there, with no password. */
export const MailConsent = z.enum(['google', 'microsoft'])
export type MailConsent = z.infer<typeof MailConsent>

/** Each, and what leads people to it. */
export const consentNames: Readonly<Record<MailConsent, { name: string; button: string }>> = {
  google: { name: 'Google', button: 'Connect Google' },
  microsoft: { name: 'Microsoft 365', button: 'Connect Microsoft 365 by IMAP' },
}

/** Whom the sign-in service takes us for. */
export const SignInClient = z.object({ directory: z.string(), client_id: z.string() })
export type SignInClient = z.infer<typeof SignInClient>

const CLIENT = /^[\w-]{1,200}\.apps\.googleusercontent\.com$/

/** The firm's client at Google, with its secret. */
export const GoogleClient = z.strictObject({
  client_id: lineText(240).check(
    z.regex(CLIENT, 'Enter the client ID, such as 1234-abcd.apps.googleusercontent.com.'),
  ),
  secret: lineText(300).check(z.minLength(1, 'Enter the client secret.')),
})
export type GoogleClient = z.infer<typeof GoogleClient>

/** The firm's client at Google without its secret. */
export const GoogleClientView = z.object({
  version: z.int(),
  client_id: z.nullable(z.string()),
  secret_set_at: z.nullable(z.string()),
})
export type GoogleClientView = z.infer<typeof GoogleClientView>
