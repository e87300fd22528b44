import { pounds } from '#domain/money'
import {
  always,
  bands,
  contingency,
  disbursement,
  isTrue,
  OUTSIDE,
  STANDARD,
  supplement,
} from './charges.ts'
import type { MatterScale } from './scale.ts'
import {
  anyMatter,
  bankruptcy,
  copies,
  expedited,
  identity,
  indemnity,
  leasehold,
  priority,
  registration,
  transferOfMoney,
} from './standard-charges.ts'

/** Market figures for a remortgage, by the amount of the new loan. */
export const remortgageScale: MatterScale = {
  matter: 'remortgage',
  vat_rate: STANDARD,
  bands: bands([
    [250_000, 495],
    [500_000, 595],
    [1_000_000, 795],
    [5_000_000, 1_195],
  ]),
  supplements: [
    ...leasehold(150),
    supplement('debts', 'Paying off a debt', 40, [], 'Each debt is paid from the new loan.', {
      many: 'Paying off {n} debts',
      could: 'Paying off a debt, each',
      per: 'debts_consolidated',
    }),
    supplement(
      'second_charge',
      'Redeeming the current mortgage',
      50,
      [],
      'The lender is paid off and its charge removed.',
      {
        many: 'Redeeming {n} mortgages',
        could: 'Redeeming a mortgage, each',
        per: 'mortgages_to_redeem',
      },
    ),
    supplement(
      'help_to_buy',
      'Help to Buy loan',
      180,
      [isTrue('help_to_buy')],
      'The equity loan must be paid off or postponed.',
    ),
    supplement(
      'shared_ownership',
      'Shared ownership',
      150,
      [isTrue('shared_ownership')],
      'The housing association must consent.',
    ),
    ...anyMatter,
    expedited,
    identity('Identity check', 'Identity checks, {n} people', 12),
    transferOfMoney,
  ],
  disbursements: [
    copies,
    disbursement(
      'search_insurance',
      'Search insurance',
      { kind: 'fixed', amount: pounds(30) },
      OUTSIDE,
      [],
      always,
      'third_party',
    ),
    priority,
    bankruptcy([]),
    registration(2),
  ],
  contingencies: [
    contingency(
      'search_pack',
      'Search pack',
      265,
      null,
      STANDARD,
      [],
      'Where the lender does not accept search insurance.',
    ),
    indemnity,
  ],
  included: [
    'Acting for you and your lender',
    'Paying off your current mortgage',
    'Registering the new charge',
  ],
  excluded: ['Advice on which mortgage to take', 'An early repayment charge'],
}
