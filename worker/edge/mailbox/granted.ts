import { derivedKeys } from '#worker/directory/derived-key'
import { MAILBOX_PURPOSE, mailboxSecretsOf } from '#worker/directory/mailbox-secret'
import { graphAddresses } from '#worker/integrations/mailbox/addresses'
import { consentProviderOf } from '#worker/integrations/mailbox/consent/provider'
import { tokensOfConsent } from '#worker/integrations/mailbox/consent/tokens'
import { ownAddress } from '#worker/integrations/mailbox/own-address'
import { type MailTokens, tokensOfCode } from '#worker/integrations/mailbox/tokens'
import type { Visit } from '../visit.ts'
import type { Attempt } from './attempt.ts'
import { redirectAddressOf } from './start.ts'

/** What somebody's consent opens; null where this environment calls nobody. */
type Granted = {
  readonly tokens: MailTokens
  readonly address: string
  /** Where it is read by IMAP; null at Microsoft 365 itself. */
  readonly server: { readonly host: string; readonly port: number } | null
}

export const secretsOf = ({ env, site }: Visit) =>
  mailboxSecretsOf(site.firm.tenant, derivedKeys(env, MAILBOX_PURPOSE))

/** Exchanges what a browser brought back for tokens; throws GraphFault and ImapFault. */
export const grantedTo = async (
  visit: Visit,
  { client, consent, verifier }: Attempt,
  returned: { readonly code: string; readonly sealed_secret: string },
): Promise<Granted | null> => {
  const place = { directory: client.directory, client: client.client_id }
  const secret = secretsOf(visit).open(place, returned.sealed_secret)
  const call = (to: string, init: RequestInit) => fetch(to, init)
  const code = { code: returned.code, verifier, redirectAddress: redirectAddressOf(visit) }
  if (consent !== null) {
    const provider = consentProviderOf(visit.env, consent)
    if (provider === null) return null
    const granted = await tokensOfConsent({ provider, client, secret, fetch: call }, code)
    return { ...granted, server: provider.server }
  }
  const addresses = graphAddresses(visit.env)
  if (addresses === null) return null
  const graph = { registration: client, secret, addresses, fetch: call }
  const tokens = await tokensOfCode(graph, code)
  return { tokens, address: await ownAddress(graph, tokens), server: null }
}
