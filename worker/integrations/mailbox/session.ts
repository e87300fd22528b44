import type { MailboxAccess } from '#domain/mailbox/mailbox'
import { deadlines } from '../deadlines.ts'
import { faultOf, GraphFault } from './fault.ts'
import { answered, isFresh, type MailClient, type MailTokens, renewedTokens } from './tokens.ts'

const TIMEOUT_MS = 20_000

/** Calls of Microsoft Graph for one mailbox, whose tokens are renewed when they end. */
export type GraphSession = {
  /** Throws GraphFault unless Graph answered 2xx. */
  readonly request: (path: string, init?: GraphRequest) => Promise<Response>
  /** New tokens; null where those of before were used. */
  readonly renewed: () => MailTokens | null
  /** Called once every answer was read: until then each call has 20 seconds. */
  readonly end: () => void
}

type GraphRequest = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly body?: object
  /** An email in base64, in place of a body. */
  readonly mime?: string
  readonly prefer?: string
}

export const graphSessionOf = (
  client: MailClient,
  { access }: { readonly access: MailboxAccess },
  stored: MailTokens | null,
): GraphSession => {
  let tokens = stored
  let isNew = false
  const { after, end } = deadlines()
  const ask = (token: string, path: string, init: GraphRequest) =>
    asked(client, { token, path, signal: after(TIMEOUT_MS) }, init)
  const renew = async () => {
    tokens = await renewedTokens(client, access, tokens)
    isNew = true
    return tokens
  }
  const current = async () => (tokens !== null && isFresh(tokens) ? tokens : await renew())
  const request = async (path: string, init: GraphRequest = {}) => {
    const answer = await ask((await current()).access, path, init)
    if (answer.ok) return answer
    if (answer.status !== 401 || isNew) throw await faultOf(answer)
    await answer.body?.cancel()
    const again = await ask((await renew()).access, path, init)
    if (again.ok) return again
    throw await faultOf(again)
  }
  return { request, renewed: () => (isNew ? tokens : null), end }
}

type Call = { readonly token: string; readonly path: string; readonly signal: AbortSignal }

const asked = (
  { addresses, fetch: call }: MailClient,
  { token, path, signal }: Call,
  { method = 'GET', body, mime, prefer }: GraphRequest,
): Promise<Response> =>
  answered(
    call(addressOf(addresses.graph, path), {
      method,
      redirect: 'manual',
      signal,
      headers: {
        Authorization: `Bearer ${token}`,
        Prefer: ['IdType="ImmutableId"', prefer].filter(Boolean).join(', '),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(mime === undefined ? {} : { 'Content-Type': 'text/plain' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(mime === undefined ? {} : { body: mime }),
    }),
  )

/** A path, or a link that Graph gave us; a token never goes to another place than Graph. */
const addressOf = (graph: string, path: string) => {
  if (!/^https?:/i.test(path)) return `${graph}${path}`
  const isOfGraph = new URL(path).href.startsWith(`${new URL(graph).origin}/`)
  if (!isOfGraph) throw new GraphFault({ kind: 'cursor', text: 'A link led away from Microsoft.' })
  return path
}
