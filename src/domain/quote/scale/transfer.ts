import { bands, isTrue, STANDARD, supplement } from './charges.ts'
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

/** Market figures for a transfer of equity, by the value of the whole. */
export const transferScale: MatterScale = {
  matter: 'transfer-of-equity',
  vat_rate: STANDARD,
  bands: bands([
    [250_000, 395],
    [500_000, 495],
    [1_000_000, 645],
    [5_000_000, 995],
  ]),
  supplements: [
    supplement(
      'lender',
      'Acting for your lender',
      125,
      [isTrue('mortgage')],
      'The lender must agree to who owns the property.',
    ),
    ...leasehold(150),
    supplement(
      'declaration_of_trust',
      'Declaration of trust',
      150,
      [isTrue('declaration_of_trust')],
      'Records who owns which share.',
    ),
    supplement(
      'shared_ownership',
      'Shared ownership',
      150,
      [isTrue('shared_ownership')],
      'The housing association must consent.',
    ),
    supplement('joining', 'Checks on a person who joins', 30, [], 'Each new owner is identified.', {
      many: 'Checks on {n} people who join',
      could: 'A person who joins, each',
      per: 'people_joining',
    }),
    ...anyMatter,
    expedited,
    identity('Identity check', 'Identity checks, {n} people', 12),
    transferOfMoney,
  ],
  disbursements: [copies, priority, bankruptcy([isTrue('mortgage')]), registration(2)],
  contingencies: [indemnity],
  included: [
    'Drafting the transfer and having it signed',
    'The lender’s consent',
    'Registering the new owners',
  ],
  excluded: [
    'Tax advice, and land tax where a share of a mortgage is taken over',
    'Advice to a person who leaves, who needs their own lawyer',
  ],
}
