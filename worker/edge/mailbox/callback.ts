import type { MailboxOutcome } from '#domain/mailbox/outcome'
import { derivedKeys } from '#worker/directory/derived-key'
import { MAILBOX_PURPOSE, mailboxSecretsOf } from '#worker/directory/mailbox-secret'
import { graphAddresses } from '#worker/integrations/mailbox/addresses'
import { GraphFault } from '#worker/integrations/mailbox/fault'
import { ownAddress } from '#worker/integrations/mailbox/own-address'
import { tokensOfCode } from '#worker/integrations/mailbox/tokens'
import { mailboxSteps } from '../../directory/mailbox-endpoints.ts'
import { redirect } from '../answers.ts'
import { externalOf } from '../external.ts'
import { askAsProduct } from '../mail/asking.ts'
import { hashOf } from '../sign-in/token.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { type Attempt, currentAttempt } from './attempt.ts'
import { outcomePage, redirectAddressOf } from './start.ts'

/** `GET /auth/mailbox/callback`: connects the mailbox that somebody agreed to at Microsoft, once for each attempt. */
export const endMailbox = async ({ var: { visit } }: EdgeContext) => {
  if (visit.site.audience !== null || externalOf(visit)) return redirect('/')
  const attempt = await currentAttempt(visit)
  if (attempt === null || visit.url.searchParams.get('state') !== attempt.state)
    return outcomePage(visit, 'expired')
  return outcomePage(visit, await outcomeOf(visit, attempt))
}

const firmOf = ({ env, site }: Visit) => ({
  env,
  tenant: site.firm.tenant,
  origin: site.origin,
})

/** Uses up the attempt before anything is asked of Microsoft. */
const outcomeOf = async (visit: Visit, attempt: Attempt): Promise<MailboxOutcome> => {
  const state_hash = hashOf(attempt.state)
  const back = await askAsProduct(firmOf(visit), mailboxSteps.return, { state_hash })
  const { registration, sealed_secret, is_first } = back
  if (!is_first) return 'expired'
  const { directory, client_id } = attempt.registration
  const isSame = registration?.directory === directory && registration.client_id === client_id
  if (!isSame || sealed_secret === null) return 'refused'
  const code = visit.url.searchParams.get('code')
  return code === null ? 'declined' : connected(visit, attempt, { code, sealed_secret })
}

type Returned = { readonly code: string; readonly sealed_secret: string }

const connected = async (
  visit: Visit,
  { registration, verifier, user_id, since }: Attempt,
  { code, sealed_secret }: Returned,
): Promise<MailboxOutcome> => {
  const { env, site, trace } = visit
  const addresses = graphAddresses(env)
  if (addresses === null) return 'refused'
  const secrets = mailboxSecretsOf(site.firm.tenant, derivedKeys(env, MAILBOX_PURPOSE))
  const { directory, client_id } = registration
  const secret = secrets.open({ directory, client: client_id }, sealed_secret)
  const call = (to: string, init: RequestInit) => fetch(to, init)
  const client = { registration, secret, addresses, fetch: call }
  try {
    const redirectAddress = redirectAddressOf(visit)
    const tokens = await tokensOfCode(client, { code, verifier, redirectAddress })
    const address = await ownAddress(client, tokens)
    const sealed_tokens = secrets.seal({ mailbox: `of ${user_id}` }, JSON.stringify(tokens))
    const may_send = tokens.sends === true
    const body = { user_id, since, address, sealed_tokens, may_send }
    return (await askAsProduct(firmOf(visit), mailboxSteps.connect, body)).outcome
  } catch (error) {
    if (!(error instanceof GraphFault)) throw error
    console.warn(JSON.stringify({ event: 'mailbox.refused', trace, why: error.message }))
    return error.fault.kind === 'refused' ? 'declined' : 'silent'
  }
}
