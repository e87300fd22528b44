import { assertAllowed } from '#domain/act'
import type { DateOnly, Instant } from '#domain/dates'
import type { AnyEventOf, EventOf } from '#domain/event'
import type { Actor, Named } from '#domain/party'
import { byField } from '#domain/quote/pricing'
import { invalid } from '#domain/refusal'
import { mayChangeScale, mayEndScale, mayWithdrawScale } from './acts.ts'
import { scaleProblems } from './checking.ts'
import type { FeeScaleEvents } from './events.ts'
import { errorsOf } from './problem.ts'
import type { FeeScale } from './scale.ts'
import type { KeptFeeScale } from './stored.ts'

export type FeeScaleOutcome = {
  readonly feeScale: KeptFeeScale
  readonly events: readonly AnyEventOf<FeeScaleEvents>[]
}

type Doing = { readonly actor: Actor; readonly now: Instant; readonly today: DateOnly }

const happened = <Name extends keyof FeeScaleEvents>(
  name: Name,
  it: KeptFeeScale,
  changed: readonly (keyof KeptFeeScale)[],
  act: FeeScaleEvents[Name]['detail']['act'],
): EventOf<FeeScaleEvents, Name> => ({
  name,
  subject: 'fee-scale',
  id: it.id,
  version: it.version,
  changed,
  detail: { act, name: it.name, agency: it.agency?.name ?? null, valid_from: it.valid_from },
})

const next = (it: KeptFeeScale, change: Partial<KeptFeeScale>, { actor, now }: Doing) => ({
  ...it,
  ...change,
  version: it.version + 1,
  changed_at: now,
  changed_by: { id: actor.id, name: actor.name },
})

export type Beginning = {
  readonly id: string
  readonly from: FeeScale
  readonly agency: Named | null
  readonly name: string
  readonly valid_from: DateOnly
}

/** A draft that begins as a copy of another scale. */
export const beginScale = (it: Beginning, doing: Doing): FeeScaleOutcome => {
  const feeScale: KeptFeeScale = {
    ...it.from,
    id: it.id,
    name: it.name,
    valid_from: it.valid_from,
    valid_to: null,
    version: 1,
    state: 'draft',
    agency: it.agency,
    changed_at: doing.now,
    changed_by: { id: doing.actor.id, name: doing.actor.name },
    published_at: null,
    published_by: null,
  }
  return { feeScale, events: [happened('fee-scale.changed', feeScale, ['state'], 'begun')] }
}

/** What was typed, right or wrong: only publishing asks whether quotes can be priced by it. Refuses 409 once published. */
export const changeScale = (
  it: KeptFeeScale,
  prices: Omit<FeeScale, 'id'>,
  doing: Doing,
): FeeScaleOutcome => {
  assertAllowed(mayChangeScale(it))
  const feeScale = next(it, prices, doing)
  return { feeScale, events: [happened('fee-scale.changed', feeScale, ['matters'], 'changed')] }
}

/** Puts a draft in force from its first day. Refuses 422 with a sentence for each field that is wrong. */
export const publishScale = (
  it: KeptFeeScale,
  others: readonly KeptFeeScale[],
  doing: Doing,
): FeeScaleOutcome => {
  assertAllowed(mayChangeScale(it))
  const wrong = errorsOf(scaleProblems(it, others, doing.today))
  if (wrong.length > 0) throw invalid(byField(wrong))
  const { actor, now } = doing
  const published = { published_at: now, published_by: { id: actor.id, name: actor.name } }
  const feeScale = next(it, { state: 'published', ...published }, doing)
  const event = happened('fee-scale.published', feeScale, ['state'], 'published')
  return { feeScale, events: [event] }
}

/** Takes one that has not begun back to a draft. Refuses 409 when it has: quotes may have been priced by it. */
export const withdrawScale = (it: KeptFeeScale, doing: Doing): FeeScaleOutcome => {
  assertAllowed(mayWithdrawScale(it, doing.today))
  const undone = { state: 'draft', published_at: null, published_by: null } as const
  const feeScale = next(it, undone, doing)
  return { feeScale, events: [happened('fee-scale.changed', feeScale, ['state'], 'withdrawn')] }
}

/** Sets the last day of one that is published; no day that has passed. */
export const endScale = (it: KeptFeeScale, lastDay: DateOnly, doing: Doing): FeeScaleOutcome => {
  assertAllowed(mayEndScale(it))
  if (lastDay < doing.today) throw refusedDay('This day has passed. Choose today or a later one.')
  if (lastDay < it.valid_from) throw refusedDay('It begins later. Withdraw it instead.')
  const feeScale = next(it, { valid_to: lastDay }, doing)
  return { feeScale, events: [happened('fee-scale.changed', feeScale, ['valid_to'], 'ended')] }
}

/** What is told when a draft is thrown away. Refuses 409 once published. */
export const discardScale = (it: KeptFeeScale): FeeScaleOutcome => {
  assertAllowed(mayChangeScale(it))
  return { feeScale: it, events: [happened('fee-scale.changed', it, ['state'], 'discarded')] }
}

const refusedDay = (words: string) => invalid({ valid_to: [words] })
