import { type Acts, firstRefusal, refuseIf } from '#domain/act'
import { type ActingPerson, mayUse } from '#domain/user/acting-person'
import type { Breach } from './breach.ts'

export type BreachAct = 'put_right' | 'decide'

/** What somebody may do about a breach, and why not. */
export const breachActs = (
  { put_right, decisions, dismissed }: Pick<Breach, 'put_right' | 'decisions' | 'dismissed'>,
  person: ActingPerson,
): Acts<BreachAct> => {
  const work = firstRefusal(
    mayUse(person, ['breaches.update']),
    refuseIf(dismissed !== null, 'breach.dismissed', 'This was found to be no breach.'),
  )
  const isReported = decisions.at(-1)?.is_reported === true
  return {
    put_right: firstRefusal(
      work,
      refuseIf(put_right !== null, 'breach.put_right', 'This has been put right.'),
    ),
    decide: firstRefusal(work, refuseIf(isReported, 'breach.reported', 'This has been reported.')),
  }
}
