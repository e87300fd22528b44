import { vi } from 'vitest'
import { healthOf } from '#domain/mailbox/health'
import type { MailGap } from '#domain/mailbox/sync'
import { mailboxesOf } from '#tenant/mailbox/mailboxes'
import { noteNotifications } from '#tenant/mailbox/notifications'
import { mailboxSyncsOf } from '#tenant/mailbox/syncs'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import type { StandInGraph } from './graph.ts'
import type { StandInMail } from './mailbox.ts'
import { aMail, type MailKind } from './mails.ts'

const MINUTE = 60_000
const SAMPLE_MS = 5 * MINUTE
/** A mailbox is behind after 30 minutes; the alarm and the sample come a little later. */
const LONGEST_SILENCE_MS = 45 * MINUTE

const early: readonly MailKind[] = ['reference', 'other', 'marked']
const kinds: readonly MailKind[] = [...early, 'thread', 'other']

type Week = {
  /** The runtime of a day: the platform gives one request only so many timers. */
  readonly now: { runtime: TenantRuntime }
  readonly graph: StandInGraph
  readonly mailbox: string
  readonly ref: string
}

/** What a week brought, and what was seen of it meanwhile. */
export const weekOf = ({ now: today, graph, mailbox, ref }: Week) => {
  const storeOfDay = () => today.runtime.parts.store
  const expected = new Set<string>()
  const kept = new Set<string>()
  const gaps = new Map<string, MailGap>()
  const unsaid: string[] = []
  const problems = new Set<string>()
  let n = 0
  let importedAt: number | null = null
  const storedIds = () =>
    storeOfDay()
      .rows<{ message_id: string }>('SELECT message_id FROM tracked_emails')
      .map(({ message_id }) => message_id)

  const arrive = () => {
    const { chance, faults } = graph
    n += 1
    const answers = storedIds()[0] ?? null
    const kind = n === 1 ? 'reference' : chance.of(answers === null ? early : kinds)
    const folder =
      n === 1
        ? 'F-inbox'
        : chance.of([
            'F-inbox',
            'F-inbox',
            'F-inbox',
            'F-clients',
            'F-sent',
            'F-private',
            'F-family',
            'F-junk',
          ])
    const lag = chance.is(0.2) ? Math.floor(chance.next() * faults.lag) : 0
    const received = Date.now()
    const mail = aMail({ n, kind, folder, ref, answers, received, lag })
    graph.mailbox.add(mail)
    graph.subscriptions.arrived()
    const isRead = ['F-inbox', 'F-clients', 'F-sent'].includes(folder)
    const isAbout = kind === 'reference' || kind === 'thread'
    if (isRead && isAbout) expected.add(mail.messageId)
    else kept.add(mail.messageId)
  }

  /** Somebody moves an email from one folder that is read to another. */
  const move = () => {
    const { chance } = graph
    const now = Date.now()
    const from = graph.mailbox.inFolder('F-inbox', now)
    if (from.length > 0) graph.mailbox.move(chance.of(from), 'F-clients', now)
  }

  const deliver = () =>
    storeOfDay().transaction(() =>
      noteNotifications(
        today.runtime.desk(),
        graph.subscriptions
          .take()
          .map(({ subscription, state, lifecycle }) => ({ subscription, state, lifecycle })),
      ),
    )

  const look = () => {
    const now = Date.now()
    const sync = mailboxSyncsOf(storeOfDay()).get(mailbox)
    for (const [from, { to }] of gaps) if (to === null) gaps.delete(from)
    for (const gap of sync.gaps) gaps.set(gap.from, gap)
    if (sync.checked_at !== null) importedAt ??= now
    const health = healthOf(
      mailboxesOf(storeOfDay()).get(mailbox),
      sync,
      new Date(now).toISOString(),
    )
    for (const { kind } of health.problems) problems.add(kind)
    if (health.state !== 'ok') return
    const stored = new Set(storedIds())
    for (const mail of graph.mailbox.mails.values())
      if (
        expected.has(mail.messageId) &&
        !stored.has(mail.messageId) &&
        now - mail.visible > LONGEST_SILENCE_MS
      )
        unsaid.push(`${mail.messageId} at ${new Date(now).toISOString()}`)
  }

  /** Lets time pass until a moment; `rate` emails arrive in an hour. */
  const pass = async (until: number, rate: number) => {
    const { chance, subscriptions } = graph
    const pause = () =>
      rate === 0 ? Number.POSITIVE_INFINITY : Math.floor((chance.next() * 2 * 60 * MINUTE) / rate)
    let nextMail = Date.now() + pause()
    while (Date.now() < until) {
      const due = Date.parse(today.runtime.nextDue() ?? '9999-01-01')
      const next = Math.min(nextMail, due, subscriptions.nextAt(), Date.now() + SAMPLE_MS, until)
      vi.setSystemTime(Math.max(next, Date.now() + 1_000))
      if (Date.now() >= nextMail) {
        arrive()
        if (chance.is(0.2)) move()
        nextMail = Date.now() + pause()
      }
      subscriptions.settle()
      deliver()
      if ((today.runtime.nextDue() ?? '9999') <= new Date().toISOString())
        await today.runtime.wake()
      look()
    }
  }

  /** The emails that were found late without a gap that names their time. */
  const late = () =>
    [...graph.mailbox.mails.values()].filter((mail) => {
      const at = graph.looked.get(mail.messageId)
      const isLate = at !== undefined && at - mail.received > 6 * MINUTE
      return isLate && mail.received >= (importedAt ?? 0) && !isCovered(mail)
    })

  const isCovered = ({ received }: StandInMail) => {
    const at = new Date(received).toISOString()
    return [...gaps.values()].some((it) => it.from <= at && (it.to === null || at <= it.to))
  }

  return { arrive, pass, deliver, storedIds, expected, kept, unsaid, problems, gaps, late }
}
