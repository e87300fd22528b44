import type { LedgerAct } from '../act.ts'
import { refuseIf } from '../reason.ts'

/** Throws unless a second person approved; whoever is named on an act that needs none must differ too. */
export const assertSecondPerson = ({ approvedBy, by }: LedgerAct, needed: boolean) => {
  refuseIf(needed && (!by || !approvedBy), 'second_approval_missing')
  refuseIf(approvedBy !== undefined && approvedBy === by, 'second_approval_missing')
}

/** Throws unless the payee's details are checked. */
export const assertPayee = ({ payee }: LedgerAct, needed: boolean) =>
  refuseIf((needed || payee !== undefined) && payee !== 'verified', 'payee_not_verified')
