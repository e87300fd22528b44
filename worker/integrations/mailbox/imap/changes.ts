import * as z from 'zod/mini'
import type { ChangedMail, MailChanges } from '#tenant/mailbox/source'
import { ImapFault } from './fault.ts'
import { envelopeIn } from './header.ts'
import { placeText } from './place.ts'
import type { ImapSession, Numbering } from './session.ts'

const PAGE_SIZE = 100
/** How many numbers are searched at once, and how often for one page: most may be of emails that are gone. */
const WINDOW = 50_000
const MOST_WINDOWS = 20

/** Up to where a folder was read. */
const Cursor = z.object({ validity: z.string(), next: z.int() })

type Asked = {
  readonly mailbox: string
  readonly folder: string
  /** Null for the beginning. */
  readonly cursor: string | null
  /** The day from which mail is read. */
  readonly since: string
}

const parseCursor = (text: string): Numbering => {
  const { data } = Cursor.safeParse(JSON.parse(text))
  if (data === undefined) throw renumbered()
  return data
}

const renumbered = () => new ImapFault({ kind: 'cursor', text: 'The folder has to be read anew.' })

/** Whether a folder has nothing that was not read up to a cursor. */
export const isUnchanged = (cursor: string, { validity, next }: Numbering) => {
  const read = parseCursor(cursor)
  return read.validity === validity && read.next === next
}

/**
 * A page of the emails that arrived in a folder after a cursor, oldest first: numbers only grow, so that none is passed by.
 * Throws ImapFault, of the kind 'cursor' for a folder that is numbered anew.
 */
export const changesIn = async (session: ImapSession, asked: Asked): Promise<MailChanges> => {
  const numbering = await session.open(asked.folder)
  const read = asked.cursor === null ? null : parseCursor(asked.cursor)
  if (read !== null && (read.validity !== numbering.validity || numbering.next < read.next))
    throw renumbered()
  const { page, next } = await pageFrom(session, read?.next ?? 1, numbering.next, asked)
  const { validity } = numbering
  const items = page.length === 0 ? [] : await mailsOf(session, page, asked, validity)
  const cursor = JSON.stringify({ validity, next })
  return { items, cursor, is_last: next >= numbering.next }
}

/** The first numbers from `first` on, and where the next page begins: `end` after the last. */
const pageFrom = async (session: ImapSession, first: number, end: number, { since }: Asked) => {
  let next = first
  for (let windows = 0; windows < MOST_WINDOWS && next < end; windows += 1) {
    const last = Math.min(next + WINDOW, end) - 1
    const uids = await session.uids(next, last, dayBefore(since))
    const page = uids.slice(0, PAGE_SIZE)
    const reached = page.at(-1) ?? last
    if (page.length > 0) return { page, next: page.length < uids.length ? reached + 1 : last + 1 }
    next = last + 1
  }
  return { page: [], next }
}

/** A server compares with its own days, which may begin earlier or later than ours. */
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - 24 * 3_600_000).toISOString().slice(0, 10)

const mailsOf = async (
  session: ImapSession,
  page: readonly number[],
  { mailbox, folder, since }: Asked,
  validity: string,
): Promise<ChangedMail[]> => {
  const headers = await session.headers(page)
  const answered = new Set(headers.map(({ uid }) => uid))
  const missing = page.filter((uid) => !answered.has(uid))
  if (missing.length > 0) await assertGone(session, missing, since)
  return headers.map((header) => {
    const envelope = envelopeIn(mailbox, header)
    const place = placeText({ validity, uid: header.uid, path: folder })
    return { id: envelope.id, received_at: header.received_at, found: { envelope, place } }
  })
}

/** An email that a server did not answer with may have been deleted meanwhile; throws ImapFault where it is still there. */
const assertGone = async (session: ImapSession, missing: readonly number[], since: string) => {
  const [first = 1] = missing
  const there = new Set(await session.uids(first, missing.at(-1) ?? first, dayBefore(since)))
  if (missing.some((uid) => there.has(uid)))
    throw new ImapFault({ kind: 'silent', text: 'The mail server left out emails that it has.' })
}
