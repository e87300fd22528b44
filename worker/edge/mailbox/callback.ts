import type { MailboxOutcome } from '#domain/mailbox/outcome'
import { GraphFault } from '#worker/integrations/mailbox/fault'
import { ImapFault } from '#worker/integrations/mailbox/imap/fault'
import { mailboxSteps } from '../../directory/mailbox-endpoints.ts'
import { redirect } from '../answers.ts'
import { externalOf } from '../external.ts'
import { askAsProduct } from '../mail/asking.ts'
import { hashOf } from '../sign-in/token.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { type Attempt, currentAttempt } from './attempt.ts'
import { grantedTo, secretsOf } from './granted.ts'
import { outcomePage } from './start.ts'

/** `GET /auth/mailbox/callback`: connects the mailbox that somebody agreed to at their provider, once for each attempt. */
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

/** Uses up the attempt before anything is asked of the provider. */
const outcomeOf = async (visit: Visit, attempt: Attempt): Promise<MailboxOutcome> => {
  const state_hash = hashOf(attempt.state)
  const back = await askAsProduct(firmOf(visit), mailboxSteps.return, {
    state_hash,
    consent: attempt.consent,
  })
  const { client, sealed_secret, is_first } = back
  if (!is_first) return 'expired'
  const { directory, client_id } = attempt.client
  const isSame = client?.directory === directory && client.client_id === client_id
  if (!isSame || sealed_secret === null) return 'refused'
  const code = visit.url.searchParams.get('code')
  return code === null ? 'declined' : connected(visit, attempt, { code, sealed_secret })
}

type Returned = { readonly code: string; readonly sealed_secret: string }

const connected = async (
  visit: Visit,
  attempt: Attempt,
  returned: Returned,
): Promise<MailboxOutcome> => {
  const { user_id, since, consent } = attempt
  try {
    const granted = await grantedTo(visit, attempt, returned)
    if (granted === null) return 'refused'
    const { tokens, address, server } = granted
    const sealed_tokens = secretsOf(visit).seal(
      { mailbox: `of ${user_id}` },
      JSON.stringify(tokens),
    )
    const imap = consent && server && { consent, ...server }
    const may_send = tokens.sends === true
    const body = { user_id, since, address, sealed_tokens, may_send, imap }
    return (await askAsProduct(firmOf(visit), mailboxSteps.connect, body)).outcome
  } catch (error) {
    if (!(error instanceof GraphFault || error instanceof ImapFault)) throw error
    const { trace } = visit
    console.warn(JSON.stringify({ event: 'mailbox.refused', trace, why: error.message }))
    return error.fault.kind === 'refused' ? 'declined' : 'silent'
  }
}
