import type { OwnPeople } from '#domain/mail/warning/warning'
import type { IncomingEmail } from '#domain/tracked-email/incoming'
import { MOST_MAIL_BYTES } from '#domain/tracked-email/mailbox'
import type {
  ImapConnection,
  MailAnswer,
  MailContent,
  MailSource,
  ReadFolder,
} from '#tenant/mailbox/source'
import { deadlines } from '../../deadlines.ts'
import { changesIn, isUnchanged } from './changes.ts'
import { type CredentialParts, entryOf } from './credentials.ts'
import { ImapFault, imapFaultOf } from './fault.ts'
import { mailFolders } from './folders.ts'
import { parsePlace } from './place.ts'
import type { ImapSession } from './session.ts'

/** How long emails may be read in one connection, in ms. */
const READING_MS = 8_000
/** How long a question may take with its sign-in, in ms: a slow server must not hold back other mailboxes. */
const QUESTION_MS = 60_000

export type ImapParts = CredentialParts & {
  /** Why a server may not be called; null where it may. */
  readonly problem: (server: ImapConnection['server']) => string | null
  /** Reads a mail and stores it with its files. */
  readonly store: (bytes: Uint8Array, own: OwnPeople) => Promise<IncomingEmail>
  /** How long a question may take, in ms; a minute by default. */
  readonly limit_ms?: number
}

/** Mailboxes that are read by IMAP; nobody notifies us of them, and nothing in them is changed. */
export const imapSourceOf = (parts: ImapParts): MailSource<ImapConnection> => {
  const ask = <T>(of: ImapConnection, work: (session: ImapSession) => Promise<T>) =>
    answerOf(parts, of, work)
  return {
    folders: (of) => ask(of, async (it) => mailFolders(await it.folders())),
    unchanged: (of, folders) => ask(of, (it) => unchangedOf(it, folders)),
    changes: (of, folder, cursor) =>
      ask(of, (it) => changesIn(it, { mailbox: of.mailbox, since: of.since, folder, cursor })),
    envelope: unasked,
    read: (of, places, own) => ask(of, (it) => contentsOf(parts, it, places, own)),
    subscribe: unasked,
    renew: unasked,
    unsubscribe: unasked,
  }
}

const unasked = async (): Promise<MailAnswer<never>> => ({
  ok: false,
  fault: { kind: 'gone', text: 'A mail server is not asked for this.' },
  sealed_tokens: null,
})

const answerOf = async <T>(
  { problem, limit_ms = QUESTION_MS, ...parts }: ImapParts,
  of: ImapConnection,
  work: (session: ImapSession) => Promise<T>,
): Promise<MailAnswer<T>> => {
  const refusal = problem(of.server)
  if (refusal !== null)
    return { ok: false, fault: { kind: 'refused', text: refusal }, sealed_tokens: null }
  const { after, end } = deadlines()
  const limit = after(limit_ms)
  const tooLate = new Promise<never>((_, reject) =>
    limit.addEventListener('abort', () => reject(new ImapFault(SLOW))),
  )
  const entry = entryOf(parts, of)
  try {
    const answer = withSession(entry.open, work, limit)
    const value = await Promise.race([answer, tooLate])
    return { ok: true, value, sealed_tokens: entry.sealed() }
  } catch (error) {
    return { ok: false, fault: imapFaultOf(error), sealed_tokens: entry.sealed() }
  } finally {
    end()
  }
}

const SLOW = { kind: 'silent', text: 'The mail server is too slow.' } as const

const withSession = async <T>(
  open: () => Promise<ImapSession>,
  work: (session: ImapSession) => Promise<T>,
  limit: AbortSignal,
): Promise<T> => {
  const session = await open()
  limit.addEventListener('abort', () => void session.end())
  try {
    if (limit.aborted) throw new ImapFault(SLOW)
    return await work(session)
  } finally {
    await session.end()
  }
}

const unchangedOf = async (session: ImapSession, folders: readonly ReadFolder[]) => {
  const now = new Map((await session.folders()).map(({ path, status }) => [path, status]))
  return folders
    .filter(({ id, cursor }) => {
      const status = now.get(id) ?? null
      return status !== null && isUnchanged(cursor, status)
    })
    .map(({ id }) => id)
}

/** Reads emails one after the other, until the time is over; what goes wrong after the first is asked for again. */
const contentsOf = async (
  parts: ImapParts,
  session: ImapSession,
  places: readonly string[],
  own: OwnPeople,
): Promise<MailContent[]> => {
  const until = Date.now() + READING_MS
  const contents: MailContent[] = []
  for (const place of places) {
    try {
      contents.push(await contentAt(parts, session, place, own))
    } catch (error) {
      if (contents.length === 0) throw error
      break
    }
    if (Date.now() > until) break
  }
  return contents
}

const contentAt = async (
  { store }: ImapParts,
  session: ImapSession,
  text: string,
  own: OwnPeople,
): Promise<MailContent> => {
  const { validity, uid, path } = parsePlace(text)
  const gone = { is: 'unread', reason: 'gone' } as const
  const tooLarge = { is: 'unread', reason: 'too_large' } as const
  const opened = await session.open(path).catch(unlessGone)
  if (opened?.validity !== validity) return gone
  const size = await session.size(uid)
  if (size === null) return gone
  if (size > MOST_MAIL_BYTES) return tooLarge
  const bytes = await session.content(uid)
  if (bytes === null) return gone
  if (bytes.length > MOST_MAIL_BYTES) return tooLarge
  return { is: 'stored', email: await store(bytes, own) }
}

const unlessGone = (error: unknown) => {
  if (imapFaultOf(error).kind === 'gone') return null
  throw error instanceof Error ? error : new ImapFault(imapFaultOf(error))
}
