import { type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid, wrongState } from '#domain/refusal'
import type { BreachDecisionEntry, BreachEntry, BreachRemedy } from './bodies.ts'
import type { Breach, BreachFinding } from './breach.ts'
import { breachDueOn } from './due.ts'

type Stamp = { readonly by: Named; readonly now: Instant }
type Place = Pick<Breach, 'id' | 'number' | 'conveyance'>
type Open = Omit<Breach, 'status' | 'due_on'>

const stampOf = ({ by, now }: Stamp) => ({ by: { id: by.id, name: by.name }, at: now })
const FUTURE = 'Enter today or an earlier day.'

/** A breach with what follows from it: whether anything is open, and by when. */
const settled = (breach: Open): Breach => {
  const due_on = breachDueOn(breach)
  const status = breach.dismissed ? 'dismissed' : due_on === null ? 'closed' : 'open'
  return { ...breach, status, due_on }
}

/** A new entry. Throws 422 for days that have not come, or a finding before it happened. */
export const newBreach = (
  place: Place,
  { ref: _, ...entry }: BreachEntry,
  stamp: Stamp,
): Breach => {
  const today = londonDate(stamp.now)
  assertValid({
    ...(entry.occurred_on > today && { occurred_on: [FUTURE] }),
    ...(entry.found_on > today && { found_on: [FUTURE] }),
    ...(entry.found_on < entry.occurred_on && {
      found_on: ['Enter the day on which it happened, or a later one.'],
    }),
  })
  return settled({
    ...place,
    ...entry,
    version: 1,
    recorded: stampOf(stamp),
    put_right: null,
    decisions: [],
    dismissed: null,
  })
}

/** A finding that is no breach, with the reason. */
export const dismissedFinding = (
  place: Pick<Breach, 'id' | 'number'>,
  finding: BreachFinding,
  reason: string,
  stamp: Stamp,
): Breach =>
  settled({
    ...place,
    ...finding,
    kind: 'accounts',
    version: 1,
    found_on: londonDate(stamp.now),
    found_by: 'Deedbox',
    recorded: stampOf(stamp),
    put_right: null,
    decisions: [],
    dismissed: { ...stampOf(stamp), reason },
  })

const next = (breach: Breach, change: Partial<Open>): Breach =>
  settled({ ...breach, ...change, version: breach.version + 1 })

const assertBreach = ({ dismissed }: Breach) => {
  if (dismissed !== null) throw wrongState('breach.dismissed', 'This was found to be no breach.')
}

/** The breach once it is put right. Throws 409 where it is already, 422 for a day before it or to come. */
export const putRight = (
  breach: Breach,
  { on, how }: Omit<BreachRemedy, 'version'>,
  stamp: Stamp,
): Breach => {
  assertBreach(breach)
  if (breach.put_right !== null) throw wrongState('breach.put_right', 'This has been put right.')
  assertValid({
    ...(on > londonDate(stamp.now) && { on: [FUTURE] }),
    ...(on < breach.occurred_on && { on: ['Enter a day after it happened.'] }),
  })
  return next(breach, { put_right: { ...stampOf(stamp), on, how } })
}

/** The breach with a decision about its report. Throws 409 once it is reported, 422 for a report without its day. */
export const decided = (
  breach: Breach,
  { reported_on, reference, ...entry }: Omit<BreachDecisionEntry, 'version'>,
  stamp: Stamp,
): Breach => {
  assertBreach(breach)
  if (breach.decisions.at(-1)?.is_reported)
    throw wrongState('breach.reported', 'This has been reported.')
  const isDue = entry.is_reported && reported_on === null
  assertValid({
    ...(isDue && { reported_on: ['Enter the day of the report.'] }),
    ...(reported_on !== null && reported_on > londonDate(stamp.now) && { reported_on: [FUTURE] }),
  })
  const report = entry.is_reported
    ? { reported_on, reference: reference || null }
    : { reported_on: null, reference: null }
  return next(breach, {
    decisions: [...breach.decisions, { ...stampOf(stamp), ...entry, ...report }],
  })
}
