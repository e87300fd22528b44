import * as z from 'zod/mini'
import type { OwnPeople } from '#domain/mail/warning/warning'
import type { IncomingEmail } from '#domain/tracked-email/incoming'
import type { GraphConnection, MailAnswer, MailContent, MailSource } from '#tenant/mailbox/source'
import type { MailboxSecrets } from '#worker/directory/mailbox-secret'
import type { GraphAddresses } from './addresses.ts'
import { GraphFault } from './fault.ts'
import { foldersOf } from './folders.ts'
import { changesOf, contentOf, envelopeOf } from './messages.ts'
import { type GraphSession, graphSessionOf } from './session.ts'
import { removeSubscription, renewSubscription, subscribe } from './subscriptions.ts'
import { type Fetch, MailTokens } from './tokens.ts'

export type GraphParts = {
  readonly secrets: MailboxSecrets
  /** Null where this environment calls nobody. */
  readonly addresses: GraphAddresses | null
  readonly fetch: Fetch
  /** Reads a mail and stores it with its files. */
  readonly store: (bytes: Uint8Array, own: OwnPeople) => Promise<IncomingEmail>
}

/** Where the mail of a mailbox is: '/me' with its person's own consent. */
const baseOf = ({ access, address }: GraphConnection) =>
  access === 'delegated' ? '/me' : `/users/${encodeURIComponent(address)}`

/** The mailboxes of Microsoft 365. */
export const graphSourceOf = (parts: GraphParts): MailSource<GraphConnection> => {
  const ask = <T>(of: GraphConnection, work: (session: GraphSession, base: string) => Promise<T>) =>
    answerOf(parts, of, work)
  return {
    folders: (of) => ask(of, foldersOf),
    changes: (of, folder, cursor) => ask(of, (it, base) => changesOf(it, base, folder, cursor)),
    envelope: (of, id) => ask(of, (it, base) => envelopeOf(it, base, id).catch(unlessGone)),
    unchanged: async () => ({ ok: true, value: [], sealed_tokens: null }),
    read: (of, [id = ''], own) =>
      ask(of, async (it, base) => [await contentFrom(parts, it, base, { id, own })]),
    subscribe: (of, it) => ask(of, (session, base) => subscribe(session, base, it)),
    renew: (of, id, until) => ask(of, (session) => renewSubscription(session, id, until)),
    unsubscribe: (of, id) => ask(of, (session) => removeSubscription(session, id)),
  }
}

const UNREACHED = {
  ok: false,
  fault: { kind: 'silent', text: 'This installation does not connect to Microsoft 365.' },
  sealed_tokens: null,
} as const

/** What one mailbox answers to a piece of work; never rejects. */
export const answerOf = async <T>(
  { secrets, addresses, fetch }: Omit<GraphParts, 'store'>,
  of: GraphConnection,
  work: (session: GraphSession, base: string) => Promise<T>,
): Promise<MailAnswer<T>> => {
  if (addresses === null) return UNREACHED
  const { registration, sealed_secret, sealed_tokens, mailbox } = of
  const { directory, client_id } = registration
  const secret = secrets.open({ directory, client: client_id }, sealed_secret)
  const stored =
    sealed_tokens && z.parse(MailTokens, JSON.parse(secrets.open({ mailbox }, sealed_tokens)))
  const session = graphSessionOf({ registration, secret, addresses, fetch }, of, stored || null)
  const sealed = () => {
    const renewed = session.renewed()
    return renewed && secrets.seal({ mailbox }, JSON.stringify(renewed))
  }
  try {
    const value = await work(session, baseOf(of))
    return { ok: true, value, sealed_tokens: sealed() }
  } catch (error) {
    if (error instanceof GraphFault)
      return { ok: false, fault: error.fault, sealed_tokens: sealed() }
    const text = error instanceof Error ? error.message : String(error)
    console.error(JSON.stringify({ mailbox, reason: text }))
    return {
      ok: false,
      fault: { kind: 'silent', text: 'Something went wrong while it was read.' },
      sealed_tokens: sealed(),
    }
  } finally {
    session.end()
  }
}

const unlessGone = (error: unknown) => {
  if (error instanceof GraphFault && error.fault.kind === 'gone') return null
  throw error
}

const contentFrom = async (
  { store }: GraphParts,
  session: GraphSession,
  base: string,
  { id, own }: { readonly id: string; readonly own: OwnPeople },
): Promise<MailContent> => {
  const found = await contentOf(session, base, id).then((bytes) => ({ bytes }), unlessGone)
  if (found === null) return { is: 'unread', reason: 'gone' }
  if (found.bytes === null) return { is: 'unread', reason: 'too_large' }
  return { is: 'stored', email: await store(found.bytes, own) }
}
