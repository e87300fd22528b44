import { type Departure, isActiveDeparture } from '#domain/user/leave/departure'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { block } from './blocking.ts'
import { finish } from './finishing.ts'
import { handOver } from './handing-over.ts'
import { openWorkOf } from './open-work.ts'

/** The most records handed over in one transaction. */
export const BATCH = 25

/**
 * Hands over the next records of a departure, and lets the person leave once nothing is open. What is left is worked
 * out anew each time, so a run that stopped goes on where it was and moves nothing twice.
 */
export const advance = (context: RequestContext, id: string): Departure =>
  context.store.transaction(() => {
    const departure = context.departures.get(id)
    if (!isActiveDeparture(departure) || departure.state === 'blocked') return departure
    const by = context.as(system, departure.by)
    const work = openWorkOf(by, departure.user.id)
    const { departure: after, problems } = handOver(by, departure, work.slice(0, BATCH))
    if (problems.length > 0) return block(by, after, problems)
    if (work.length > BATCH) return by.departures.save({ ...after, state: 'running' }, by.now)
    return finish(by, after)
  })

/** Advances every departure that is due; returns whether any has more to hand over. */
export const advanceDepartures = (context: RequestContext): boolean =>
  context.departures
    .due(context.today)
    .map(({ id }) => advance(context, id))
    .some(({ state }) => state === 'running')
