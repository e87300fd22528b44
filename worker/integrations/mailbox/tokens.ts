import * as z from 'zod/mini'
import type { MailboxAccess } from '#domain/mailbox/mailbox'
import type { MailRegistration } from '#domain/mailbox/registration'
import { deadlines } from '../deadlines.ts'
import type { GraphAddresses } from './addresses.ts'
import { faultOf, GraphFault } from './fault.ts'

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** What people agreed to before mail was sent from their mailboxes. */
const READING_SCOPE = 'offline_access User.Read Mail.Read'

/** What is asked for in the name of a person: to know their address, to read their mail, and to make and send drafts. */
export const DELEGATED_SCOPE = 'offline_access User.Read Mail.ReadWrite Mail.Send'

const TIMEOUT_MS = 10_000
/** A token is renewed so long before it ends. */
const MARGIN_S = 120

export const MailTokens = z.object({
  access: z.string(),
  /** In ms since the epoch. */
  expires_at: z.number(),
  /** Null for application access. */
  refresh: z.nullable(z.string()),
  /** Whether its person agreed to sending; absent where they were never asked. */
  sends: z.optional(z.boolean()),
})
export type MailTokens = z.infer<typeof MailTokens>

export type MailClient = {
  readonly registration: MailRegistration
  readonly secret: string
  readonly addresses: GraphAddresses
  readonly fetch: Fetch
}

const Granted = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number(),
  refresh_token: z.optional(z.string()),
  scope: z.optional(z.string()),
})

/** Whether a scope lets us make drafts and send them; one that is not named is the one that was asked for (RFC 6749 §5.1). */
const isForSending = (scope: string) =>
  ['Mail.ReadWrite', 'Mail.Send'].every((it) =>
    new RegExp(`(?:^|[\\s/])${it}(?:\\s|$)`, 'i').test(scope),
  )

/** Asks for tokens; throws GraphFault. */
const granted = async (
  client: MailClient,
  fields: Readonly<Record<string, string>>,
  before: string | null,
): Promise<MailTokens> => {
  const { after, end } = deadlines()
  try {
    return await grantedBy(client, fields, { before, signal: after(TIMEOUT_MS) })
  } finally {
    end()
  }
}

const grantedBy = async (
  { registration, secret, addresses, fetch: call }: MailClient,
  fields: Readonly<Record<string, string>>,
  { before, signal }: { readonly before: string | null; readonly signal: AbortSignal },
): Promise<MailTokens> => {
  const { directory, client_id } = registration
  const answer = await answered(
    call(`${addresses.signIn}/${directory}/oauth2/v2.0/token`, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_id, client_secret: secret, ...fields }).toString(),
    }),
  )
  if (!answer.ok) throw await faultOf(answer)
  const { data } = Granted.safeParse(await answer.json().catch(() => null))
  if (data === undefined)
    throw new GraphFault({ kind: 'silent', text: 'Microsoft answered without a token.' })
  return {
    access: data.access_token,
    expires_at: Date.now() + data.expires_in * 1_000,
    refresh: data.refresh_token ?? before,
    sends: isForSending(data.scope ?? fields['scope'] ?? ''),
  }
}

/** An answer, whatever it says; throws GraphFault where there is none. */
export const answered = async (answer: Promise<Response>): Promise<Response> => {
  try {
    return await answer
  } catch {
    throw new GraphFault({ kind: 'silent', text: 'Microsoft did not answer.' })
  }
}

/** The tokens that a code of a callback is exchanged for; throws GraphFault. */
export const tokensOfCode = (
  client: MailClient,
  code: { readonly code: string; readonly verifier: string; readonly redirectAddress: string },
): Promise<MailTokens> =>
  granted(
    client,
    {
      grant_type: 'authorization_code',
      code: code.code,
      code_verifier: code.verifier,
      redirect_uri: code.redirectAddress,
      scope: DELEGATED_SCOPE,
    },
    null,
  )

export const isFresh = ({ expires_at }: MailTokens) => expires_at > Date.now() + MARGIN_S * 1_000

/** New tokens of a mailbox; throws GraphFault. */
export const renewedTokens = (
  client: MailClient,
  access: MailboxAccess,
  before: MailTokens | null,
): Promise<MailTokens> => {
  if (access === 'application')
    return granted(
      client,
      { grant_type: 'client_credentials', scope: 'https://graph.microsoft.com/.default' },
      null,
    )
  const refresh = before?.refresh ?? null
  if (refresh === null)
    throw new GraphFault({ kind: 'refused', text: 'The sign-in at Microsoft has ended.' })
  // More than was agreed to would end the access that there is.
  const scope = before?.sends ? DELEGATED_SCOPE : READING_SCOPE
  return granted(client, { grant_type: 'refresh_token', refresh_token: refresh, scope }, refresh)
}
