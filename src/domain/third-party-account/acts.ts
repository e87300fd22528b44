import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { mayAccessConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayPost } from '#domain/ledger/acts'
import { formatPence, type Pence } from '#domain/money'
import { wrongState } from '#domain/refusal'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import {
  type CaseThirdPartyAccounts,
  isCurrent,
  type ThirdPartyAccount,
  type ThirdPartyAccountStatus,
} from './account.ts'

export type ThirdPartyAccountAct = 'agree' | 'reject' | 'state' | 'end'

/** What of a case the client account has to do with. */
export type OwnClientMoney = {
  readonly held: Pence
  /** Payments that are asked for or approved, and not sent. */
  readonly payments: number
  /** Requests for client money that a client may still pay. */
  readonly requests: number
  /** Gifts that wait in suspense for the check of their giver. */
  readonly gifts: number
}

/** Why all client money of a case cannot go elsewhere from now on; true where nothing of it is with us. */
export const isFreeOfClientMoney = (of: OwnClientMoney): Verdict =>
  firstRefusal(
    refuseIf(
      of.held !== 0,
      'third_party_account.money_held',
      `Our client account holds ${formatPence(of.held)} of this case. Pay it out first.`,
    ),
    refuseIf(
      of.gifts > 0,
      'third_party_account.gift_held',
      'A gift to the client waits in suspense. Return it first.',
    ),
    refuseIf(
      of.payments > 0,
      'third_party_account.payment_open',
      'A payment from client money is asked for. Send or reject it first.',
    ),
    refuseIf(
      of.requests > 0,
      'third_party_account.request_open',
      'The client is asked to pay money into our client account. Cancel that request first.',
    ),
  )

const nothingInTheWay = ({ obstacle }: CaseThirdPartyAccounts): Verdict =>
  obstacle === null ? true : wrongState(obstacle.code, obstacle.message)

/** Whether somebody may propose that client money of a case goes through an account of a third party. */
export const mayProposeAccount = (
  person: ActingPerson,
  conveyance: Conveyance,
  of: CaseThirdPartyAccounts,
): Verdict =>
  firstRefusal(
    mayPost(person, conveyance),
    refuseIf(
      of.accounts.some(isCurrent),
      'third_party_account.current',
      'This case has a third-party managed account already.',
    ),
    nothingInTheWay(of),
  )

const otherwise: Readonly<Record<ThirdPartyAccountStatus, string>> = {
  proposed: 'Nobody else has agreed to this account yet.',
  in_force: 'This account is in force already.',
  rejected: 'This account was rejected.',
  ended: 'This account has ended.',
}

const isStill = ({ status }: ThirdPartyAccount, wanted: ThirdPartyAccountStatus): Verdict =>
  refuseIf(status !== wanted, 'third_party_account.status', otherwise[status])

const isEmptied = ({ statements }: ThirdPartyAccount): Verdict =>
  refuseIf(
    statements.at(-1)?.balance !== 0,
    'third_party_account.not_empty',
    'Record the provider’s last statement first, with a balance of £0.00.',
  )

const isSecondPerson = ({ id }: ActingPerson, { proposed }: ThirdPartyAccount): Verdict =>
  refuseIf(
    proposed.by.id === id,
    'third_party_account.second_person',
    'You proposed this, so somebody else has to agree to it.',
  )

/** What somebody may do with an account of a case; one who proposed it never agrees to it. */
export const thirdPartyAccountActs = (
  person: ActingPerson,
  conveyance: Conveyance,
  of: CaseThirdPartyAccounts,
  account: ThirdPartyAccount,
): Acts<ThirdPartyAccountAct> => {
  const may = firstRefusal(
    mayChangeWith(person, ['payments.update']),
    mayAccessConveyance(person, conveyance),
  )
  const isProposed = isStill(account, 'proposed')
  const isInForce = isStill(account, 'in_force')
  return {
    agree: firstRefusal(may, isProposed, isSecondPerson(person, account), nothingInTheWay(of)),
    reject: firstRefusal(may, isProposed),
    state: firstRefusal(
      mayChangeWith(person, ['payments.create']),
      mayAccessConveyance(person, conveyance),
      isInForce,
    ),
    end: firstRefusal(may, isInForce, isEmptied(account)),
  }
}
