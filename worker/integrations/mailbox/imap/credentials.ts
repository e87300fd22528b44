import * as z from 'zod/mini'
import type { MailConsent } from '#domain/mailbox/consent'
import type { ConsentSignIn, ImapConnection } from '#tenant/mailbox/source'
import type { MailboxSecrets } from '#worker/directory/mailbox-secret'
import type { ConsentProvider } from '../consent/provider.ts'
import { type ConsentClient, renewedConsent } from '../consent/tokens.ts'
import { type Fetch, isFresh, MailTokens } from '../tokens.ts'
import { ImapFault, imapFaultOf } from './fault.ts'
import type { ImapConnect, ImapSession } from './session.ts'

export type CredentialParts = {
  readonly secrets: MailboxSecrets
  readonly connect: ImapConnect
  /** Null where this environment calls nobody. */
  readonly provider: (consent: MailConsent) => ConsentProvider | null
  readonly fetch: Fetch
}

/** A way into one mailbox: its password, or tokens that are renewed when they end. */
export type Entry = {
  /** Throws what the library throws, and ImapFault. */
  readonly open: () => Promise<ImapSession>
  /** New tokens, sealed; null where nothing is to be stored. */
  readonly sealed: () => string | null
}

export const entryOf = (parts: CredentialParts, of: ImapConnection): Entry => {
  const { secrets, connect } = parts
  const { mailbox, server, sign_in } = of
  if (sign_in.by === 'consent') return consentEntry(parts, of, sign_in)
  const { sealed_password } = sign_in
  return {
    open: () => connect(server, { password: secrets.open({ mailbox }, sealed_password) }),
    sealed: () => null,
  }
}

const consentEntry = (
  { secrets, connect, provider: providerOf, fetch }: CredentialParts,
  { mailbox, server }: ImapConnection,
  { consent, client, sealed_secret, sealed_tokens }: ConsentSignIn,
): Entry => {
  const provider = providerOf(consent)
  let renewed: MailTokens | null = null
  const renew = async (asking: ConsentClient, before: MailTokens) => {
    renewed = await renewedConsent(asking, before)
    return renewed
  }
  const open = async () => {
    if (provider === null)
      throw new ImapFault({ kind: 'silent', text: 'This installation does not connect to it.' })
    const place = { directory: client.directory, client: client.client_id }
    const secret = secrets.open(place, sealed_secret)
    const asking = { provider, client, secret, fetch }
    const stored = z.parse(MailTokens, JSON.parse(secrets.open({ mailbox }, sealed_tokens)))
    const tokens = isFresh(stored) ? stored : await renew(asking, stored)
    try {
      return await connect(server, { token: tokens.access })
    } catch (error) {
      if (imapFaultOf(error).kind !== 'refused') throw error
      if (renewed !== null) throw refusedBy(provider)
    }
    // A token may be withdrawn before its end.
    const { access: token } = await renew(asking, tokens)
    return connect(server, { token }).catch((error: unknown) => {
      throw imapFaultOf(error).kind === 'refused' ? refusedBy(provider) : error
    })
  }
  return {
    open,
    sealed: () => renewed && secrets.seal({ mailbox }, JSON.stringify(renewed)),
  }
}

const refusedBy = ({ name }: ConsentProvider) =>
  new ImapFault({
    kind: 'refused',
    text: `The mail server does not accept the access that ${name} gave. IMAP may be switched off there.`,
  })
