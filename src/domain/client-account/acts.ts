import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { Instant } from '#domain/dates'
import { waitOver } from '#domain/payee/acts'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { ClientAccountView } from './account.ts'

export type ClientAccountAct = 'change' | 'confirm' | 'reject'

/** Details that replace others wait, so that whoever knows better can object; the first ones replace nothing. */
const hasWaited = ({ current, change }: ClientAccountView, now: Instant): Verdict =>
  refuseIf(
    current !== null && change !== null && waitOver(change.asked.at) > now,
    'client-account.waits',
    'New details wait for 24 hours before they can be confirmed.',
  )

/** What somebody may do with the bank details of the firm’s own client account now. */
export const clientAccountActs = (
  person: ActingPerson,
  account: ClientAccountView,
  now: Instant,
): Acts<ClientAccountAct> => {
  const change = mayChangeWith(person, ['bank-details.update'])
  const pending = refuseIf(
    account.change === null,
    'client-account.no_change',
    'No details are waiting.',
  )
  return {
    change,
    confirm: firstRefusal(
      change,
      pending,
      refuseIf(
        account.change?.asked.by.id === person.id,
        'client-account.second_person',
        'You entered these details, so somebody else has to confirm them.',
      ),
      hasWaited(account, now),
    ),
    reject: firstRefusal(change, pending),
  }
}
