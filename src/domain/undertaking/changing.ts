import { type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid, wrongState } from '#domain/refusal'
import type { UndertakingDecision, UndertakingDischarge, UndertakingEntry } from './bodies.ts'
import type { Undertaking } from './undertaking.ts'

type Stamp = { readonly by: Named; readonly now: Instant }
type Place = Pick<Undertaking, 'id' | 'conveyance_id' | 'number'>

const stampOf = ({ by, now }: Stamp) => ({ by: { id: by.id, name: by.name }, at: now })

/** A new undertaking: of ours proposed, of the other side received. Throws 422 for days that cannot be. */
export const newUndertaking = (
  place: Place,
  entry: UndertakingEntry,
  stamp: Stamp,
): Undertaking => {
  const today = londonDate(stamp.now)
  const isReceived = entry.side === 'received'
  assertValid({
    ...(isReceived && (entry.given_on === null || entry.given_on > today)
      ? { given_on: ['Enter the day on which you received it.'] }
      : {}),
    ...(!isReceived && entry.due_on < today
      ? { due_on: ['Enter a date that is not in the past.'] }
      : {}),
  })
  return {
    ...entry,
    ...place,
    version: 1,
    status: isReceived ? 'given' : 'proposed',
    proposed: stampOf(stamp),
    decision: null,
    given_on: isReceived ? entry.given_on : null,
    discharge: null,
  }
}

const next = (undertaking: Undertaking, change: Partial<Undertaking>): Undertaking => ({
  ...undertaking,
  ...change,
  version: undertaking.version + 1,
})

/** An undertaking of ours approved, and so given, or refused. Throws 409 unless it waits, for its own author, and 422 for a refusal without a reason. */
export const decidedUndertaking = (
  undertaking: Undertaking,
  { is_approved, reason }: Omit<UndertakingDecision, 'version'>,
  stamp: Stamp,
): Undertaking => {
  if (undertaking.status !== 'proposed')
    throw wrongState('undertaking.decided', 'This undertaking does not await approval.')
  if (undertaking.proposed.by.id === stamp.by.id)
    throw wrongState(
      'undertaking.same_person',
      'Somebody other than whoever wrote it approves an undertaking.',
    )
  assertValid(is_approved || reason ? {} : { reason: ['Enter why it is refused.'] })
  return next(undertaking, {
    status: is_approved ? 'given' : 'refused',
    given_on: is_approved ? londonDate(stamp.now) : null,
    decision: { ...stampOf(stamp), reason: reason || null },
  })
}

type Evidence = { readonly id: string; readonly name: string }

/** An undertaking discharged by a document of the case. Throws 409 unless it is owed, 422 without evidence or for a day that cannot be. */
export const dischargedUndertaking = (
  undertaking: Undertaking,
  { on, note }: Pick<UndertakingDischarge, 'on' | 'note'>,
  evidence: Evidence | null,
  stamp: Stamp,
): Undertaking => {
  if (undertaking.status !== 'given')
    throw wrongState('undertaking.not_owed', 'This undertaking is not owed.')
  const isPossible = on <= londonDate(stamp.now) && on >= (undertaking.given_on ?? on)
  assertValid({
    ...(isPossible ? {} : { on: ['Enter a day since it was given, and not in the future.'] }),
    ...(note === '' ? { note: ['Enter what the document shows.'] } : {}),
    ...(evidence === null ? { document_id: ['Choose a document of this case.'] } : {}),
  })
  if (evidence === null) return undertaking
  const { id: document_id, name: document_name } = evidence
  const discharge = { ...stampOf(stamp), on, note, document_id, document_name }
  return next(undertaking, { status: 'discharged', discharge })
}
