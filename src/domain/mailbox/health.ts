import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { currentGap } from './gaps.ts'
import type { Mailbox } from './mailbox.ts'
import type { MailboxSync } from './sync.ts'

/** How often a mailbox is read whether or not anybody notifies us; nobody does of one that is read by IMAP. */
export const POLL_MS = 15 * 60_000
const IMAP_POLL_MS = 3 * 60_000

export const pollMs = ({ kind }: Pick<Mailbox, 'kind'>) =>
  kind === 'imap' ? IMAP_POLL_MS : POLL_MS

/** A mailbox that was not read for so long is behind. */
export const BEHIND_MS = 2 * POLL_MS

export const MailboxProblem = z.object({
  kind: z.enum(['reconnect', 'behind', 'gap', 'silent', 'throttled', 'failing', 'sending']),
  text: z.string(),
  since: z.nullable(Instant),
})
export type MailboxProblem = z.infer<typeof MailboxProblem>

export const MailboxHealth = z.object({
  state: z.enum(['ok', 'importing', 'problem', 'stopped', 'paused', 'disconnected']),
  /** The gravest first. */
  problems: z.array(MailboxProblem),
})
export type MailboxHealth = z.infer<typeof MailboxHealth>

type Health = Pick<Mailbox, 'state' | 'kind'> & Partial<Pick<Mailbox, 'sending'>>

/** The last moment at which a mailbox was as it should be. */
export const lastGood = ({ on_since, checked_at, progress_at }: MailboxSync): string =>
  [checked_at, checked_at === null ? progress_at : null].reduce<string>(
    (latest, it) => (it !== null && it > latest ? it : latest),
    on_since,
  )

/** When a mailbox is behind unless it is read to its end before. */
export const behindAt = (sync: MailboxSync): string =>
  new Date(Date.parse(lastGood(sync)) + BEHIND_MS + 1).toISOString()

/** Whether a mailbox that is on was not read for too long. */
export const isBehind = ({ state }: Pick<Mailbox, 'state'>, sync: MailboxSync, now: string) =>
  state === 'on' && now >= behindAt(sync)

/** How a mailbox is, in words: nothing that is wrong is left out. */
export const healthOf = (mailbox: Health, sync: MailboxSync, now: string): MailboxHealth => {
  const { state } = mailbox
  if (state === 'paused' || state === 'disconnected') return { state, problems: [] }
  const problems = problemsOf(mailbox, sync, now)
  if (state === 'reconnect') return { state: 'stopped', problems }
  if (problems.length > 0) return { state: 'problem', problems }
  return { state: sync.checked_at === null ? 'importing' : 'ok', problems }
}

const providerOf = ({ kind }: Pick<Mailbox, 'kind'>) =>
  kind === 'imap' ? 'The mail server' : 'Microsoft'

type Found = MailboxProblem | false | null

const problemsOf = (mailbox: Health, sync: MailboxSync, now: string): MailboxProblem[] =>
  [...unread(mailbox, sync, now), ...refused(mailbox, sync, now), unsent(mailbox)].filter(
    (it) => it !== false && it !== null,
  )

/** What was not read, or too late. */
const unread = (mailbox: Health, sync: MailboxSync, now: string): Found[] => {
  const { fault } = sync
  const gap = currentGap(sync)
  return [
    mailbox.state === 'reconnect' && {
      kind: 'reconnect',
      text: `Nothing is read: ${fault?.text ?? `${providerOf(mailbox)} refuses us.`} Connect the mailbox again.`,
      since: fault?.since ?? null,
    },
    isBehind(mailbox, sync, now) && {
      kind: 'behind',
      text: 'Not read to its end for over 30 minutes: newer emails may be missing here.',
      since: lastGood(sync),
    },
    gap && {
      kind: 'gap',
      text: `${gap.why}. The whole mailbox is being read again.`,
      since: gap.from,
    },
  ]
}

/** What its provider keeps from us. */
const refused = ({ state, kind }: Health, sync: MailboxSync, now: string): Found[] => {
  const { fault, silence, throttled_until, subscription } = sync
  const isThrottled = throttled_until !== null && throttled_until > now
  const isSilent = subscription === null || subscription.expires_at <= now
  return [
    isThrottled && {
      kind: 'throttled',
      text: `${providerOf({ kind })} asks us to wait before we read on.`,
      since: fault?.since ?? null,
    },
    state === 'on' && fault && !isThrottled && { kind: 'failing', ...partOf(fault) },
    state === 'on' &&
      isSilent &&
      silence && {
        kind: 'silent',
        text: `No notifications: ${silence.text} The mailbox is read every 15 minutes.`,
        since: silence.since,
      },
  ]
}

/** That what its owner writes leaves by the firm's mail. */
const unsent = ({ state, sending }: Health): Found =>
  state === 'on' &&
  !!sending?.is_on &&
  sending.refused && {
    kind: 'sending',
    text: `Nothing is sent from it: ${sending.refused.text} Emails leave from the firm’s address. Connect it again to send from this mailbox.`,
    since: sending.refused.at,
  }

const partOf = ({ text, since: from }: { text: string; since: string }) => ({ text, since: from })
