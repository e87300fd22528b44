import { assertAllowed } from '#domain/act'
import type { DateOnly, Instant } from '#domain/dates'
import type { AnyEventOf, EventOf } from '#domain/event'
import type { Actor, Named } from '#domain/party'
import { byField } from '#domain/quote/pricing'
import { invalid } from '#domain/refusal'
import { mayChangeScale, mayEndScale, mayWithdrawScale } from './acts.ts'
import type { FeeScaleEvents } from './events.ts'
import { errorsOf } from './problem.ts'
import type { FeeScale } from './scale.ts'
import type { StoredFeeScale } from './stored.ts'
import { scaleProblems } from './validation.ts'

export type FeeScaleOutcome = {
  readonly feeScale: StoredFeeScale
  readonly events: readonly AnyEventOf<FeeScaleEvents>[]
}

type EventContext = { readonly actor: Actor; readonly now: Instant; readonly today: DateOnly }

const feeScaleEvent = <Name extends keyof FeeScaleEvents>(
  name: Name,
  scale: StoredFeeScale,
  changed: readonly (keyof StoredFeeScale)[],
  act: FeeScaleEvents[Name]['detail']['act'],
): EventOf<FeeScaleEvents, Name> => ({
  name,
  subject: 'fee-scale',
  id: scale.id,
  version: scale.version,
  changed,
  detail: {
    act,
    name: scale.name,
    agency: scale.agency?.name ?? null,
    valid_from: scale.valid_from,
  },
})

const nextVersion = (
  scale: StoredFeeScale,
  change: Partial<StoredFeeScale>,
  { actor, now }: EventContext,
) => ({
  ...scale,
  ...change,
  version: scale.version + 1,
  changed_at: now,
  changed_by: { id: actor.id, name: actor.name },
})

export type NewScale = {
  readonly id: string
  readonly from: FeeScale
  readonly agency: Named | null
  readonly name: string
  readonly valid_from: DateOnly
}

export const createScale = (newScale: NewScale, eventContext: EventContext): FeeScaleOutcome => {
  const feeScale: StoredFeeScale = {
    ...newScale.from,
    id: newScale.id,
    name: newScale.name,
    valid_from: newScale.valid_from,
    valid_to: null,
    version: 1,
    state: 'draft',
    agency: newScale.agency,
    changed_at: eventContext.now,
    changed_by: { id: eventContext.actor.id, name: eventContext.actor.name },
    published_at: null,
    published_by: null,
  }
  return { feeScale, events: [feeScaleEvent('fee-scale.changed', feeScale, ['state'], 'begun')] }
}

/** Saves a draft, valid or not; throws 409 once published. */
export const changeScale = (
  scale: StoredFeeScale,
  prices: Omit<FeeScale, 'id'>,
  eventContext: EventContext,
): FeeScaleOutcome => {
  assertAllowed(mayChangeScale(scale))
  const feeScale = nextVersion(scale, prices, eventContext)
  return {
    feeScale,
    events: [feeScaleEvent('fee-scale.changed', feeScale, ['matters'], 'changed')],
  }
}

/** Publishes a draft from its first day; throws 422 with a message for each invalid field. */
export const publishScale = (
  scale: StoredFeeScale,
  others: readonly StoredFeeScale[],
  eventContext: EventContext,
): FeeScaleOutcome => {
  assertAllowed(mayChangeScale(scale))
  const problems = errorsOf(scaleProblems(scale, others, eventContext.today))
  if (problems.length > 0) throw invalid(byField(problems))
  const { actor, now } = eventContext
  const published = { published_at: now, published_by: { id: actor.id, name: actor.name } }
  const feeScale = nextVersion(scale, { state: 'published', ...published }, eventContext)
  const event = feeScaleEvent('fee-scale.published', feeScale, ['state'], 'published')
  return { feeScale, events: [event] }
}

/** Turns a published scale back into a draft; throws 409 once it has started, because quotes may have used it. */
export const withdrawScale = (
  scale: StoredFeeScale,
  eventContext: EventContext,
): FeeScaleOutcome => {
  assertAllowed(mayWithdrawScale(scale, eventContext.today))
  const unpublished = { state: 'draft', published_at: null, published_by: null } as const
  const feeScale = nextVersion(scale, unpublished, eventContext)
  return {
    feeScale,
    events: [feeScaleEvent('fee-scale.changed', feeScale, ['state'], 'withdrawn')],
  }
}

/** Sets the last day of a published scale; throws 422 for a past day. */
export const endScale = (
  scale: StoredFeeScale,
  lastDay: DateOnly,
  eventContext: EventContext,
): FeeScaleOutcome => {
  assertAllowed(mayEndScale(scale))
  if (lastDay < eventContext.today)
    throw invalidDay('This date has passed. Choose today or a later one.')
  if (lastDay < scale.valid_from)
    throw invalidDay('The scale starts after this date. Withdraw it instead.')
  const feeScale = nextVersion(scale, { valid_to: lastDay }, eventContext)
  return { feeScale, events: [feeScaleEvent('fee-scale.changed', feeScale, ['valid_to'], 'ended')] }
}

/** The outcome of discarding a draft; throws 409 once published. */
export const discardScale = (scale: StoredFeeScale): FeeScaleOutcome => {
  assertAllowed(mayChangeScale(scale))
  return {
    feeScale: scale,
    events: [feeScaleEvent('fee-scale.changed', scale, ['state'], 'discarded')],
  }
}

const invalidDay = (message: string) => invalid({ valid_to: [message] })
