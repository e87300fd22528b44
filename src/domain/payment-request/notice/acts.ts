import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayAccessConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { PaymentNotice } from './notice.ts'

/** Whether somebody may decide about a payer whom a client named. */
export const mayCheckNotice = (
  person: ActingPerson,
  conveyance: Conveyance,
  { payer, checked }: PaymentNotice,
): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    mayAccessConveyance(person, conveyance),
    refuseIf(
      payer === null,
      'payment_notice.own',
      'The client pays it, so there is nobody to check.',
    ),
    refuseIf(checked !== null, 'payment_notice.checked', 'This payer has been decided.'),
  )

/** Whether money of the payer of a notice may be used for the case. */
export const mayUseMoneyOf = ({ payer, checked }: PaymentNotice): Verdict =>
  firstRefusal(
    refuseIf(
      payer !== null && checked === null,
      'payment_notice.unchecked',
      'Check who pays before their money is used. Until then, book it to suspense.',
    ),
    refuseIf(
      checked?.decision === 'refused',
      'payment_notice.refused',
      'We refused money from this payer. Book it to suspense and return it.',
    ),
  )
