import { type DerivedKeys, localKeys } from './derived-key.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'

export const MAILBOX_PURPOSE = 'mailboxes'

/** What a secret is sealed for: a firm's registration with one client, or the tokens of one mailbox. */
export type MailboxSecret =
  | { readonly client: string; readonly directory: string }
  | { readonly mailbox: string }

// One directory never gets the secret of another, whoever changes the settings.
const placeOf = (tenant: string, of: MailboxSecret) =>
  JSON.stringify('mailbox' in of ? [tenant, of.mailbox] : [tenant, of.directory, of.client])

/** Seals and opens what reaches the mailboxes of a firm. */
export const mailboxSecretsOf = (
  tenant: string,
  keys: DerivedKeys = localKeys(MAILBOX_PURPOSE),
) => ({
  seal: (of: MailboxSecret, text: string) => sealSecret(keys, placeOf(tenant, of), text),
  open: (of: MailboxSecret, sealed: string) => openSecret(keys, placeOf(tenant, of), sealed),
})

export type MailboxSecrets = ReturnType<typeof mailboxSecretsOf>
