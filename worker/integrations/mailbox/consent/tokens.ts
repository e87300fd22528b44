import * as z from 'zod/mini'
import { fieldsIn } from '#domain/is-record'
import type { SignInClient } from '#domain/mailbox/consent'
import { deadlines } from '../../deadlines.ts'
import { codeOf, waitOf } from '../fault.ts'
import { ImapFault } from '../imap/fault.ts'
import type { Fetch, MailTokens } from '../tokens.ts'
import type { ConsentProvider } from './provider.ts'

export type ConsentClient = {
  readonly provider: ConsentProvider
  readonly client: SignInClient
  readonly secret: string
  readonly fetch: Fetch
}

const TIMEOUT_MS = 10_000

const Granted = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number(),
  refresh_token: z.optional(z.string()),
  scope: z.optional(z.string()),
  id_token: z.optional(z.string()),
})
type Granted = z.infer<typeof Granted>

/** The tokens that a code of a callback is exchanged for, and whose mailbox they open; throws ImapFault. */
export const tokensOfConsent = async (
  asking: ConsentClient,
  code: { readonly code: string; readonly verifier: string; readonly redirectAddress: string },
): Promise<{ tokens: MailTokens; address: string }> => {
  const { provider } = asking
  const granted = await ask(asking, {
    grant_type: 'authorization_code',
    code: code.code,
    code_verifier: code.verifier,
    redirect_uri: code.redirectAddress,
  })
  const refused = (text: string) => new ImapFault({ kind: 'refused', text })
  const address = addressIn(granted.id_token ?? '')
  if (address === null) throw refused('This account has no mailbox.')
  if (granted.refresh_token === undefined || !isForImap(provider, granted.scope))
    throw refused(`${provider.name} was not asked to let its mail be read, or did not agree.`)
  return { tokens: tokensIn(granted, null), address }
}

/** New tokens in the place of those that ended; throws ImapFault. */
export const renewedConsent = async (
  asking: ConsentClient,
  { refresh }: MailTokens,
): Promise<MailTokens> => {
  if (refresh === null)
    throw new ImapFault({
      kind: 'refused',
      text: `The sign-in at ${asking.provider.name} has ended.`,
    })
  return tokensIn(
    await ask(asking, { grant_type: 'refresh_token', refresh_token: refresh }),
    refresh,
  )
}

const tokensIn = (granted: Granted, before: string | null): MailTokens => ({
  access: granted.access_token,
  expires_at: Date.now() + granted.expires_in * 1_000,
  refresh: granted.refresh_token ?? before,
})

/** People may agree to less than they are asked for; a scope that is not named is the one that was (RFC 6749 §5.1). */
const isForImap = ({ scope }: ConsentProvider, given: string | undefined) =>
  given === undefined || given.split(' ').includes(scope.split(' ').at(-1) ?? '')

/** The address that an ID token names, which came from the provider itself; null for one without a mailbox. */
const addressIn = (token: string): string | null => {
  const { email, email_verified, preferred_username } = claimsOf(token)
  const own = email_verified === true ? email : (preferred_username ?? null)
  const address = typeof own === 'string' ? own.trim().toLowerCase() : ''
  return address.includes('@') ? address : null
}

const claimsOf = (token: string) => {
  const [, claims = ''] = token.split('.')
  try {
    return fieldsIn(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return {}
  }
}

const ask = async (
  asking: ConsentClient,
  fields: Readonly<Record<string, string>>,
): Promise<Granted> => {
  const { after, end } = deadlines()
  try {
    const answer = await answerTo(asking, fields, after(TIMEOUT_MS))
    if (!answer.ok) throw new ImapFault(await faultIn(asking.provider, answer))
    const { data } = Granted.safeParse(await answer.json().catch(() => null))
    if (data !== undefined) return data
    throw silent(`${asking.provider.name} answered without a token.`)
  } finally {
    end()
  }
}

const silent = (text: string) => new ImapFault({ kind: 'silent', text })

const answerTo = async (
  { provider, client, secret, fetch }: ConsentClient,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => {
  const { client_id } = client
  try {
    return await fetch(provider.tokenAddress(client), {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_id, client_secret: secret, ...fields }).toString(),
    })
  } catch {
    throw silent(`${provider.name} did not answer.`)
  }
}

/** Answers that only somebody's new consent changes (RFC 6749 §5.2). */
const CONSENT_CODES = /^(?:invalid_grant|interaction_required|consent_required|login_required)$/
const WAIT_S = 60

const faultIn = async (
  { name }: ConsentProvider,
  answer: Response,
): Promise<ImapFault['fault']> => {
  const code = await codeOf(answer)
  const { status } = answer
  if (status === 429 || status === 503)
    return { kind: 'throttled', text: `${name} is busy.`, seconds: waitOf(answer, WAIT_S) }
  if (CONSENT_CODES.test(code))
    return { kind: 'refused', text: `The sign-in at ${name} has ended.` }
  if (code === 'invalid_client')
    return { kind: 'refused', text: `${name} does not know the client secret, or it has expired.` }
  if (code === 'unauthorized_client' || code === 'access_denied')
    return {
      kind: 'refused',
      text: `${name} no longer allows the firm’s application. An administrator there has to allow it.`,
    }
  return { kind: 'silent', text: `${name} answered ${status}.` }
}
