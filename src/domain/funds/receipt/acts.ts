import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayPost } from '#domain/ledger/acts'
import type { ActingPerson } from '#domain/user/acting-person'

/** Whether a gift may go from suspense to its case. */
export const mayAllocate = (
  person: ActingPerson,
  conveyance: Conveyance,
  held: { readonly sources: number; readonly is_checked: boolean },
): Verdict =>
  firstRefusal(
    mayPost(person, conveyance),
    refuseIf(
      held.sources === 0,
      'funds.gift_unknown',
      'Record which gift this is first, under Compliance.',
    ),
    refuseIf(
      !held.is_checked,
      'funds.giver_unchecked',
      'The identity of whoever gives money has to be checked first.',
    ),
  )
