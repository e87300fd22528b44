import { bands, contingency, isTrue, leased, STANDARD, supplement } from './charges.ts'
import type { MatterScale } from './scale.ts'
import {
  anyMatter,
  copies,
  expedited,
  identity,
  indemnity,
  leasehold,
  transferOfMoney,
} from './standard-charges.ts'

/** Market figures for a sale; a firm replaces them with its own. */
export const saleScale: MatterScale = {
  matter: 'sale',
  vat_rate: STANDARD,
  bands: bands([
    [200_000, 795],
    [300_000, 845],
    [425_000, 945],
    [600_000, 1_045],
    [1_000_000, 1_295],
    [1_500_000, 1_695],
    [2_500_000, 2_250],
    [5_000_000, 3_250],
  ]),
  supplements: [
    supplement(
      'redemption',
      'Redeeming one mortgage',
      85,
      [],
      'The lender is paid off and its charge removed.',
      {
        many: 'Redeeming {n} mortgages',
        could: 'Redeeming a mortgage, each',
        per: 'mortgages_to_redeem',
      },
    ),
    ...leasehold(350),
    supplement(
      'tall_building',
      'Building safety',
      150,
      [leased, isTrue('tall_building')],
      'A building of 11 metres or five storeys needs safety certificates.',
    ),
    supplement(
      'shared_ownership',
      'Shared ownership',
      250,
      [isTrue('shared_ownership')],
      'The housing association has its own steps.',
    ),
    supplement(
      'help_to_buy',
      'Redeeming a Help to Buy loan',
      180,
      [isTrue('help_to_buy')],
      'The equity loan is valued and paid off.',
      { could: 'Help to Buy loan' },
    ),
    supplement(
      'probate',
      'Sale by executors',
      150,
      [isTrue('probate')],
      'The grant and the executors’ authority are checked.',
    ),
    supplement(
      'tenanted',
      'Sale with a tenant',
      150,
      [isTrue('tenanted')],
      'The tenancy, its deposit and its rent pass to the buyer.',
    ),
    supplement(
      'auction',
      'Preparing the auction pack',
      550,
      [isTrue('auction')],
      'The legal pack is ready before the sale.',
      { could: 'Auction pack' },
    ),
    ...anyMatter,
    expedited,
    identity('Identity check', 'Identity checks, {n} people', 12),
    transferOfMoney,
  ],
  disbursements: [copies],
  contingencies: [
    contingency(
      'management_pack',
      'Landlord’s management pack',
      250,
      500,
      STANDARD,
      [leased],
      'The landlord or managing agent sets its own price.',
    ),
    indemnity,
  ],
  included: [
    'Preparing the contract pack and answering the buyer’s enquiries',
    'Exchange and completion',
    'Paying off your mortgage and your agent from the sale money',
  ],
  excluded: [
    'Tax advice, such as on capital gains',
    'Resolving a defect in the title',
    'A dispute with a neighbour, tenant or landlord',
  ],
}
