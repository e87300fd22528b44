import { type Acts, firstRefusal, refuseIf, unlessRefused } from '#domain/act'
import { shortDate } from '#domain/dates'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { FeeLine } from './fee.ts'

export type FeeAct = 'pay' | 'withdraw'

/** What may be recorded about a referral fee: paid once it is due and was disclosed, and taken back. */
export const feeActs = (line: FeeLine, person: ActingPerson): Acts<FeeAct> =>
  unlessRefused(mayChangeWith(person, ['agencies.view-any', 'payments.update']), {
    pay: firstRefusal(
      refuseIf(
        line.due_on === null,
        'referral_fee.not_due',
        'This fee becomes due on completion, which has not been recorded.',
      ),
      refuseIf(
        !line.is_disclosed,
        'referral_fee.undisclosed',
        'The client was never told of this fee, so it cannot be paid. The quote that names it was not sent.',
      ),
      refuseIf(
        line.paid_on !== null,
        'referral_fee.paid',
        `This fee was paid on ${line.paid_on === null ? '' : shortDate(line.paid_on)}.`,
      ),
    ),
    withdraw: refuseIf(
      line.paid_on === null,
      'referral_fee.unpaid',
      'This fee is not recorded as paid.',
    ),
  })
