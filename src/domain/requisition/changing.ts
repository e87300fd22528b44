import type { Verdict } from '#domain/act'
import { firstRefusal, refuseIf } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid, wrongState } from '#domain/refusal'
import type { Undertaking } from '#domain/undertaking/undertaking'
import type { RequisitionExtension, RequisitionReplies } from './bodies.ts'
import type { Requisition } from './requisition.ts'

type Stamp = { readonly by: Named; readonly now: Instant }

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
  const typed = new Map(replies.map(({ key, reply }) => [key, reply]))
  const items = requisition.items.map((item) => {
    const reply = typed.get(item.key) ?? item.reply
    return reply === item.reply ? item : { ...item, reply, source: null }
  })
  return next(requisition, { items })
}

const numbersOf = (undertakings: readonly Undertaking[]) =>
  undertakings.map(({ number }) => number).join(', ')

/** Whether replies may be sent: 409 while one is missing, and while an undertaking in them has no approval. */
export const maySendReplies = (
  requisition: Pick<Requisition, 'status' | 'items'>,
  undertakings: readonly Undertaking[],
): Verdict => {
  const missing = requisition.items.filter(({ reply }) => reply === '')
  const waiting = undertakings.filter(({ status }) => status === 'proposed')
  return firstRefusal(
    refuseIf(
      requisition.status !== 'drafting',
      'requisition.sent',
      'These have been sent already.',
    ),
    refuseIf(
      missing.length > 0,
      'requisition.incomplete',
      `Reply first to: ${missing.map(({ question }) => question.toLowerCase()).join(', ')}.`,
    ),
    refuseIf(
      waiting.length > 0,
      'requisition.undertaking_waits',
      `A second person approves undertaking ${numbersOf(waiting)} first.`,
    ),
  )
}

/** The requisition as its replies went out; the caller checks `maySendReplies`. */
export const sentRequisition = (requisition: Requisition, { by, now }: Stamp): Requisition =>
  next(requisition, { status: 'sent', sent: { by: { id: by.id, name: by.name }, at: now } })

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
    by: { id: by.id, name: by.name },
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
): Requisition => {
  assertOpen(requisition)
  if (outcome === 'satisfied' && requisition.status !== 'sent')
    throw wrongState('requisition.not_sent', 'The replies have not been sent yet.')
  return next(requisition, { status: outcome })
}

/** Whether a requisition still waits for our reply after its day. */
export const isRequisitionLate = (
  { status, due_on }: Pick<Requisition, 'status' | 'due_on'>,
  now: Instant,
): boolean => status === 'drafting' && due_on < londonDate(now)
