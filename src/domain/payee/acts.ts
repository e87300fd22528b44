import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayAccessConveyance } from '#domain/conveyance/access'
import { mayChangeCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { isAnswered, lacksReason } from './name-check.ts'
import type { PayeeChangeView, PayeeView } from './payee.ts'

/** Hours for which new details wait, so that a warning reaches whoever knows better. */
export const WAIT_HOURS = 24

export type PayeeAct =
  | 'change'
  | 'check'
  | 'ask'
  | 'explain'
  | 'call'
  | 'approve'
  | 'reject'
  | 'digits'

/** Days for which details wait after a telephone or address of their payee was replaced. */
export const CONTACT_DAYS = 7

const hoursAfter = (at: Instant, hours: number): Instant =>
  new Date(Date.parse(at) + hours * 3_600_000).toISOString()

/** When new details have waited long enough for a warning to reach whoever knows better. */
export const waitOver = (askedAt: Instant): Instant => hoursAfter(askedAt, WAIT_HOURS)

/** From when new details may be approved. */
export const waitsUntil = ({
  asked,
  contact_changed_at,
}: Pick<PayeeChangeView, 'asked' | 'contact_changed_at'>): Instant => {
  const afterAsking = waitOver(asked.at)
  if (contact_changed_at === null) return afterAsking
  const afterContact = hoursAfter(contact_changed_at, CONTACT_DAYS * 24)
  return afterContact > afterAsking ? afterContact : afterAsking
}

/** Whether somebody may ask for new bank details on a case. */
export const mayAskDetails = (person: ActingPerson, conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    mayAccessConveyance(person, conveyance),
    mayChangeCase(conveyance),
  )

const isAgreed = ({ change }: PayeeView): Verdict => {
  const missing = (change?.agreements ?? []).find(({ at }) => at === null)
  return refuseIf(
    missing !== undefined,
    'payee.not_agreed',
    `${missing?.name} has not agreed to these details in the portal. If they cannot, enter the details here yourself.`,
  )
}

const mayRelyOnName = (change: PayeeView['change']): Verdict =>
  firstRefusal(
    refuseIf(
      change !== null && change.name_check === undefined,
      'payee.name_not_checked',
      'Record what the bank says of the name on the account.',
    ),
    refuseIf(
      change?.name_check?.result === 'no_match',
      'payee.no_match',
      'The name does not match the account, so these details cannot be approved.',
    ),
    refuseIf(
      lacksReason(change?.name_check),
      'payee.name_reason',
      'Say what shows that the account is theirs, as its name is not confirmed.',
    ),
  )

const mayWaitNoLonger = (change: PayeeView['change'], now: Instant): Verdict =>
  firstRefusal(
    refuseIf(
      change !== null && waitOver(change.asked.at) > now,
      'payee.waits',
      'New details wait for 24 hours before they can be approved.',
    ),
    refuseIf(
      change !== null && waitsUntil(change) > now,
      'payee.contact_changed',
      'Their telephone number or email address was replaced within 7 days. The details wait until 7 days after that.',
    ),
  )

const mayApprove = (person: ActingPerson, payee: PayeeView, now: Instant): Verdict => {
  const { change } = payee
  return firstRefusal(
    mayChangeWith(person, ['bank-details.update']),
    refuseIf(
      change !== null && change.asked.by.id === person.id,
      'payee.second_person',
      'You asked for these details, so somebody else has to approve them.',
    ),
    refuseIf(
      change !== null && change.call === null,
      'payee.not_called',
      'Record the call to a number that we held before.',
    ),
    isAgreed(payee),
    mayRelyOnName(change),
    refuseIf(
      change?.call?.by.id === person.id,
      'payee.second_person',
      'You made the call, so somebody else has to approve the details.',
    ),
    mayWaitNoLonger(change, now),
  )
}

const nameActs = ({ change }: PayeeView, may: Verdict) => {
  const unanswered = refuseIf(
    isAnswered(change?.name_check),
    'payee.name_answered',
    'The provider has answered. Its answer stays with these details.',
  )
  const unexplained = refuseIf(
    !lacksReason(change?.name_check),
    'payee.no_reason_needed',
    'No reason is needed for this name check.',
  )
  return {
    check: firstRefusal(may, unanswered),
    ask: firstRefusal(may, unanswered),
    explain: firstRefusal(may, unexplained),
  }
}

/** What somebody may do with the bank details of a payee now. */
export const payeeActs = (
  person: ActingPerson,
  conveyance: Conveyance,
  payee: PayeeView,
  now: Instant,
): Acts<PayeeAct> => {
  const ask = mayAskDetails(person, conveyance)
  const pending = refuseIf(payee.change === null, 'payee.no_change', 'No details are waiting.')
  return {
    change: ask,
    ...nameActs(payee, firstRefusal(ask, pending)),
    call: firstRefusal(ask, pending),
    approve: firstRefusal(
      mayAccessConveyance(person, conveyance),
      pending,
      mayApprove(person, payee, now),
    ),
    reject: firstRefusal(ask, pending),
    digits: firstRefusal(
      mayChangeWith(person, ['bank-details.update']),
      mayAccessConveyance(person, conveyance),
    ),
  }
}
