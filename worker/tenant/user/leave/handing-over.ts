import { reassignCase } from '#domain/conveyance/reassignment/reassigning'
import { assignLead } from '#domain/lead/assignment'
import type { Named } from '#domain/party'
import { reassignQuoteCase } from '#domain/quote/case/reassigning'
import { Refusal, wrongState } from '#domain/refusal'
import { type Departure, receiverOf, withMove } from '#domain/user/leave/departure'
import { reasonNotToReceive } from '#domain/user/leave/receiving'
import type { OpenWork } from '#domain/user/leave/work'
import { handOverVisit } from '#tenant/agent/planned-visits'
import { BrokenDocument } from '#tenant/core/document'
import { setBrokenAside } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'
import { receiverFor } from './colleagues.ts'

export type Outcome = {
  readonly departure: Departure
  /** What could not be handed over, each with the reason. */
  readonly problems: readonly string[]
}

/** Throws 409 for somebody who cannot take the record over any more. */
const requireReceiver = (context: RequestContext, to: Named | null, { kind, ref }: OpenWork) => {
  if (to === null) throw wrongState('no_receiver', `Nobody was chosen for ${ref}.`)
  const user = context.users.find(to.id)
  const receiver = receiverFor(context, user, context.departures.leavers())
  const reason = receiver === null ? 'They are not active.' : reasonNotToReceive(kind, receiver)
  if (reason !== null) throw wrongState('receiver', `${to.name} cannot take over ${ref}. ${reason}`)
  return to
}

const reassign = (context: RequestContext, departure: Departure, work: OpenWork, to: Named) => {
  const { now } = context
  const { user: from, notify_clients: notify } = departure
  const { kind, id } = work
  if (kind === 'lead') return context.leads.change(id, null, (it) => assignLead(it, to, now))
  if (kind === 'visit') return handOverVisit(context, id, to)
  if (kind === 'quote')
    return context.quoteCases.change(id, null, (it) => reassignQuoteCase(it, to, now))
  return context.conveyances.change(id, null, (it) => reassignCase(it, { from, to, notify }, now))
}

/** Why one record stays; null when it was handed over. What fails is undone, and stops no other record. */
const problemWith = (context: RequestContext, work: OpenWork, act: () => unknown) => {
  try {
    context.store.transaction(act)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    if (!(error instanceof BrokenDocument)) throw error
    setBrokenAside(context.store, error)
    return `${work.ref} cannot be read. It is listed under Set aside.`
  }
}

/** Hands records over, one after the other, and counts them in the departure, which is not saved. */
export const handOver = (
  context: RequestContext,
  departure: Departure,
  work: readonly OpenWork[],
): Outcome => {
  const problems: string[] = []
  let after = departure
  for (const one of work) {
    const chosen = receiverOf(departure, one)
    const problem = problemWith(context, one, () => {
      const to = requireReceiver(context, chosen, one)
      reassign(context, departure, one, to)
      after = withMove(after, one.kind, to)
    })
    if (problem !== null) problems.push(problem)
  }
  return { departure: after, problems }
}
