import { assertAllowed } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { invalid } from '#domain/refusal'
import type { ActingPerson } from '#domain/user/acting-person'
import { feeActs } from './acts.ts'
import type { FeePayment } from './bodies.ts'
import type { FeeLine, ReferralFee } from './fee.ts'

type Recorder = {
  readonly id: string
  readonly person: ActingPerson
  readonly by: Named
  readonly now: Instant
}

/** The record of a fee as paid. Throws 409 unless it is due, disclosed and owed, 422 for a day before it was due. */
export const paidFee = (
  line: FeeLine,
  { on, reference }: Omit<FeePayment, 'version'>,
  { id, person, by, now }: Recorder,
): ReferralFee => {
  assertAllowed(feeActs(line, person).pay)
  if (on > londonDate(now)) throw invalid({ on: ['Enter a date that is not in the future.'] })
  if (line.due_on !== null && on < line.due_on)
    throw invalid({ on: ['Enter a date on or after completion.'] })
  const { conveyance_id, version, amount } = line
  const paid = { on, amount, reference, by: { id: by.id, name: by.name }, at: now }
  return { id, version: version + 1, conveyance_id, paid }
}

/** The record of a fee that is owed again. Throws 409 unless it is recorded as paid. */
export const owedAgain = (line: FeeLine, { id, person }: Recorder): ReferralFee => {
  assertAllowed(feeActs(line, person).withdraw)
  return { id, version: line.version + 1, conveyance_id: line.conveyance_id, paid: null }
}
