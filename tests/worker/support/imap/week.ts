import { vi } from 'vitest'
import { healthOf } from '#domain/mailbox/health'
import type { MailGap } from '#domain/mailbox/sync'
import { mailItemsOf } from '#tenant/mailbox/items'
import { mailboxesOf } from '#tenant/mailbox/mailboxes'
import { mailboxSyncsOf } from '#tenant/mailbox/syncs'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import type { Chance } from '../graph/chance.ts'
import type { StandInMail } from '../graph/mailbox.ts'
import { aMail, type MailKind } from '../graph/mails.ts'
import type { MailServerUnderTest } from './server.ts'

const MINUTE = 60_000
const SAMPLE_MS = 5 * MINUTE
/** A mailbox is behind after 30 minutes; the alarm and the sample come a little later. */
const LONGEST_SILENCE_MS = 45 * MINUTE
const READ = ['INBOX', 'Clients', 'Clients/Old', 'Sent']
const UNREAD = ['Private', 'Private/Family', 'Junk', 'Bin']
const kinds: readonly MailKind[] = ['reference', 'reference', 'thread', 'other', 'marked', 'other']

type Arrived = { readonly mail: StandInMail; path: string; readonly at: number }

type Week = {
  /** The runtime of a day: the platform gives one request only so much. */
  readonly now: { runtime: TenantRuntime }
  readonly server: MailServerUnderTest
  readonly chance: Chance
  readonly mailbox: string
  readonly ref: string
  /** The alarm rings no sooner than this after it rang, in ms. */
  readonly pace: number
}

/** What a week brought to a mail server, and what was seen of it meanwhile. */
export const imapWeekOf = ({ now: today, server, chance, mailbox, ref, pace }: Week) => {
  const store = () => today.runtime.parts.store
  const arrived: Arrived[] = []
  const expected = new Set<string>()
  const seenAt = new Map<string, number>()
  const gaps = new Map<string, MailGap>()
  const unsaid: string[] = []
  /** When a problem was said, or that an email waits to be read. */
  const saidAt: number[] = []
  let n = 0
  let importedAt: number | null = null
  const storedIds = () =>
    store()
      .rows<{ message_id: string }>('SELECT message_id FROM tracked_emails')
      .map(({ message_id }) => message_id)

  const arrive = async () => {
    n += 1
    const answers = storedIds()[0] ?? null
    const kind = n === 1 ? 'reference' : chance.of(kinds)
    const path = n === 1 ? 'INBOX' : chance.of(['INBOX', 'INBOX', ...READ, ...UNREAD])
    // A server stores whole seconds.
    const received = Math.floor(Date.now() / 1_000) * 1_000
    const mail = aMail({ n, kind, folder: path, ref, answers, received, lag: 0 })
    await server.deliver(path, mail)
    arrived.push({ mail, path, at: Date.now() })
    const isAbout = kind === 'reference' || (kind === 'thread' && answers !== null)
    if (READ.includes(path) && isAbout) expected.add(mail.messageId)
  }

  /** Somebody tidies up: moves, deletes, and hides what is filed already; and the server numbers a folder anew. */
  const tidy = async () => {
    const stored = new Set(storedIds())
    const movable = arrived.filter(({ path }) => READ.includes(path))
    const moved = movable.length > 0 && chance.is(0.4) ? chance.of(movable) : null
    if (moved) await change(moved, chance.of(READ))
    const isDone = ({ mail }: Arrived) =>
      stored.has(mail.messageId) || !expected.has(mail.messageId)
    const done = arrived.filter((it) => READ.includes(it.path) && isDone(it))
    if (done.length > 0 && chance.is(0.2)) await change(chance.of(done), chance.of(UNREAD))
    const left = arrived.filter((it) => READ.includes(it.path) && isDone(it))
    if (left.length > 0 && chance.is(0.2)) await discard(chance.of(left))
    if (chance.is(0.05)) await server.renumber(chance.of(READ))
  }

  const change = async (it: Arrived, to: string) => {
    if (it.path === to) return
    await server.move(it.path, it.mail, to)
    it.path = to
  }

  const discard = async (it: Arrived) => {
    await server.remove(it.path, it.mail)
    arrived.splice(arrived.indexOf(it), 1)
  }

  const look = () => {
    const now = Date.now()
    const sync = mailboxSyncsOf(store()).get(mailbox)
    for (const [from, { to }] of gaps) if (to === null) gaps.delete(from)
    for (const gap of sync.gaps) gaps.set(gap.from, gap)
    if (sync.checked_at !== null) importedAt ??= now
    const stored = new Set(storedIds())
    for (const id of stored) if (!seenAt.has(id)) seenAt.set(id, now)
    const current = mailboxesOf(store()).get(mailbox)
    const health = healthOf(current, sync, new Date(now).toISOString())
    const { waiting } = mailItemsOf(store(), mailbox).counts()
    if (health.problems.length > 0 || waiting > 0) saidAt.push(now)
    if (health.state !== 'ok') return
    for (const { mail, at } of arrived)
      if (
        expected.has(mail.messageId) &&
        !stored.has(mail.messageId) &&
        now - at > LONGEST_SILENCE_MS
      )
        unsaid.push(`${mail.messageId} at ${new Date(now).toISOString()}`)
  }

  /** Lets time pass until a moment; `rate` emails arrive in an hour. */
  const pass = async (until: number, rate: number) => {
    const pause = () =>
      rate === 0 ? Number.POSITIVE_INFINITY : Math.floor((chance.next() * 120 * MINUTE) / rate)
    let nextMail = Date.now() + pause()
    while (Date.now() < until) {
      const due = Date.parse(today.runtime.nextDue() ?? '9999-01-01')
      const next = Math.min(nextMail, due, Date.now() + SAMPLE_MS, until)
      vi.setSystemTime(Math.max(next, Date.now() + pace))
      if (Date.now() >= nextMail) {
        await arrive()
        await tidy()
        nextMail = Date.now() + pause()
      }
      if ((today.runtime.nextDue() ?? '9999') <= new Date().toISOString())
        await today.runtime.wake()
      look()
    }
  }

  /** The emails that were stored late though nothing was said meanwhile, and no gap names their time. */
  const late = () =>
    arrived
      .filter(({ mail, at }) => {
        const seen = seenAt.get(mail.messageId)
        const isLate = seen !== undefined && seen - at > 11 * MINUTE
        if (isLate && saidAt.some((it) => at <= it && it <= seen)) return false
        return isLate && at >= (importedAt ?? 0) && !isCovered(mail)
      })
      .map(({ mail }) => mail.messageId)

  const isCovered = ({ received }: StandInMail) => {
    const at = new Date(received).toISOString()
    return [...gaps.values()].some((it) => it.from <= at && (it.to === null || at <= it.to))
  }

  return { arrive, pass, storedIds, expected, unsaid, gaps, late }
}
