import type { Verdict } from '#domain/act'
import { assertAllowed, firstRefusal, refuseIf } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid, wrongState } from '#domain/refusal'
import type { Undertaking } from '#domain/undertaking/undertaking'
import type {
  RequisitionAmendment,
  RequisitionExtension,
  RequisitionFlag,
  RequisitionReplies,
} from './bodies.ts'
import type { Requisition, RequisitionItem } from './requisition.ts'

type Stamp = { readonly by: Named; readonly now: Instant }

const named = ({ id, name }: Named) => ({ id, name })

const next = (requisition: Requisition, change: Partial<Requisition>): Requisition => ({
  ...requisition,
  ...change,
  version: requisition.version + 1,
})

const assertDrafting = ({ status }: Requisition) => {
  if (status !== 'drafting')
    throw wrongState('requisition.sent', 'These replies have been sent. They cannot be changed.')
}

/** The requisition with other replies. Throws 409 once they were sent. */
export const repliedRequisition = (
  requisition: Requisition,
  { replies }: Pick<RequisitionReplies, 'replies'>,
): Requisition => {
  assertDrafting(requisition)
  const typed = new Map(replies.map((it) => [it.key, it]))
  const items = requisition.items.map((item): RequisitionItem => {
    const { reply, undertaking = item.undertaking } = typed.get(item.key) ?? item
    return { ...item, reply, undertaking, source: reply === item.reply ? item.source : null }
  })
  return next(requisition, { items })
}

/** The requisition with one reply marked to be looked at, or no longer. Throws 409 once they were sent, 422 for a reply that is not there. */
export const flaggedRequisition = (
  requisition: Requisition,
  { key, note }: Omit<RequisitionFlag, 'version'>,
  { by }: Stamp,
): Requisition => {
  assertDrafting(requisition)
  assertValid(
    requisition.items.some((it) => it.key === key) ? {} : { key: ['Choose one of the replies.'] },
  )
  const flag = note === null ? null : { note, by: named(by) }
  const items = requisition.items.map((item) => (item.key === key ? { ...item, flag } : item))
  return next(requisition, { items })
}

const numbersOf = (undertakings: readonly Undertaking[]) =>
  undertakings.map(({ number }) => number).join(', ')

const questionsOf = (items: readonly RequisitionItem[]) =>
  items.map(({ question }) => question.toLowerCase()).join(', ')

/** Whether each reply is there and looked at. */
const areReady = (items: readonly RequisitionItem[]): Verdict => {
  const missing = items.filter(({ reply }) => reply === '')
  const flagged = items.filter(({ flag }) => flag !== null)
  return firstRefusal(
    refuseIf(
      missing.length > 0,
      'requisition.incomplete',
      `Reply first to: ${questionsOf(missing)}.`,
    ),
    refuseIf(
      flagged.length > 0,
      'requisition.flagged',
      `Look first at what is flagged: ${questionsOf(flagged)}.`,
    ),
  )
}

/** Whether each promise in replies is an undertaking that a second person approved. */
const areGiven = (
  items: readonly RequisitionItem[],
  undertakings: readonly Undertaking[],
): Verdict => {
  const promises = items.filter(({ undertaking }) => undertaking)
  const written = undertakings.filter(({ status }) => status !== 'refused')
  const waiting = undertakings.filter(({ status }) => status === 'proposed')
  return firstRefusal(
    refuseIf(
      promises.length > written.length,
      'requisition.undertaking_missing',
      `Add an undertaking for each reply that gives one: ${questionsOf(promises)}.`,
    ),
    refuseIf(
      waiting.length > 0,
      'requisition.undertaking_waits',
      `A second person approves undertaking ${numbersOf(waiting)} first.`,
    ),
  )
}

/** Whether replies may be sent: 409 while one is missing or to be looked at, and until each promise in them is an approved undertaking. */
export const maySendReplies = (
  { status, items }: Pick<Requisition, 'status' | 'items'>,
  undertakings: readonly Undertaking[],
): Verdict =>
  firstRefusal(
    refuseIf(status !== 'drafting', 'requisition.sent', 'These have been sent already.'),
    areReady(items),
    areGiven(items, undertakings),
  )

type Sent = Stamp & { readonly document: { readonly id: string; readonly name: string } | null }

/** The requisition as its replies went out; the caller checks `maySendReplies`. */
export const sentRequisition = (
  requisition: Requisition,
  { by, now, document }: Sent,
): Requisition => next(requisition, { status: 'sent', sent: { by: named(by), at: now, document } })

/** Whether replies that were sent may be amended. */
export const mayAmendReplies = ({ status }: Pick<Requisition, 'status'>): Verdict =>
  refuseIf(
    status !== 'sent',
    'requisition.not_sent',
    status === 'drafting'
      ? 'These replies have not been sent yet. Edit them instead.'
      : 'This requisition has ended.',
  )

/** The requisition with its replies open again; what was sent is kept. Throws 409 unless they were sent. */
export const amendedRequisition = (
  requisition: Requisition,
  { reason }: Pick<RequisitionAmendment, 'reason'>,
  { by, now }: Stamp,
): Requisition => {
  assertAllowed(mayAmendReplies(requisition))
  const { items, sent } = requisition
  if (sent === null) return requisition
  const earlier = [...requisition.earlier, { items, sent, reason, by: named(by), at: now }]
  return next(requisition, { status: 'drafting', sent: null, earlier })
}

/** The requisition with the later day that the Land Registry gave. Throws 409 once it ended, 422 for an earlier day. */
export const extendedRequisition = (
  requisition: Requisition,
  { due_on, reason }: Omit<RequisitionExtension, 'version'>,
  { by }: Stamp,
): Requisition => {
  assertOpen(requisition)
  assertValid(due_on > requisition.due_on ? {} : { due_on: ['Enter a day after the present one.'] })
  const extension = {
    from: requisition.due_on,
    to: due_on,
    reason,
    by: named(by),
  }
  return next(requisition, { due_on, extensions: [...requisition.extensions, extension] })
}

const assertOpen = ({ status }: Requisition) => {
  if (status === 'satisfied' || status === 'cancelled')
    throw wrongState('requisition.ended', 'This requisition has ended.')
}

/** The requisition as its sender ended it. Throws 409 for one that ended, and for one that is satisfied without a reply. */
export const endedRequisition = (
  requisition: Requisition,
  outcome: 'satisfied' | 'cancelled',
  { by, now }: Stamp,
): Requisition => {
  assertOpen(requisition)
  if (outcome === 'satisfied' && requisition.status !== 'sent')
    throw wrongState('requisition.not_sent', 'The replies have not been sent yet.')
  return next(requisition, { status: outcome, ended: { by: named(by), at: now } })
}

/** Whether a requisition still waits for our first reply after its day. */
export const isRequisitionLate = (
  { status, due_on, earlier }: Pick<Requisition, 'status' | 'due_on' | 'earlier'>,
  now: Instant,
): boolean => status === 'drafting' && earlier.length === 0 && due_on < londonDate(now)
