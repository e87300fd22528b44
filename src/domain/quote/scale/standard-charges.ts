import {
  always,
  contingency,
  disbursement,
  isNotTrue,
  isTrue,
  OUTSIDE,
  STANDARD,
  supplement,
} from './charges.ts'
import type { FactTest } from './scale.ts'

const shared: FactTest = { fact: 'tenure', is: ['leasehold', 'share_of_freehold'] }
export const leasehold = (fee: number) => [
  supplement(
    'leasehold',
    'Leasehold',
    fee,
    [shared],
    'There are extra documents to review: the lease and the landlord’s replies.',
  ),
  supplement(
    'share_of_freehold',
    'Share of freehold',
    200,
    [{ fact: 'tenure', is: ['share_of_freehold'] }],
    'The share in the freehold company passes as well.',
  ),
  supplement(
    'commonhold',
    'Commonhold',
    300,
    [{ fact: 'tenure', is: ['commonhold'] }],
    'There are extra documents to review from the commonhold association.',
  ),
]

export const anyMatter = [
  supplement(
    'unregistered',
    'Unregistered land',
    300,
    [isTrue('unregistered')],
    'Title is proved from the deeds and registered for the first time.',
  ),
  supplement(
    'power_of_attorney',
    'Power of attorney',
    90,
    [isTrue('power_of_attorney')],
    'Somebody signs on behalf of a client, so the power must be checked.',
  ),
]

export const expedited = supplement(
  'expedited',
  'Completion in under 15 days',
  295,
  [isTrue('expedited')],
  'We prioritise your matter.',
  { could: 'Under 15 days' },
)

/** Identity checks: the firm’s own duty, so never a disbursement. */
export const identity = (label: string, many: string, fee: number) =>
  supplement('identity', label, fee, [], always, { many, per: 'client' })

/** The charge for a bank transfer: the firm’s own cost, so never a disbursement. */
export const transferOfMoney = supplement('bank_transfer', 'Bank transfer', 35, [], always)

export const copies = disbursement(
  'official_copies',
  'Official copies, 2',
  { kind: 'search', service: 'official-copy', count: 2 },
  STANDARD,
  [isNotTrue('unregistered')],
  always,
)
export const priority = disbursement(
  'priority_search',
  'Priority search',
  { kind: 'search', service: 'os1', count: 1 },
  STANDARD,
  [],
  always,
)
/** One search for each client. */
export const bankruptcy = (when: readonly FactTest[]) =>
  disbursement(
    'bankruptcy_search',
    'Bankruptcy search',
    { kind: 'search', service: 'k16', count: 1 },
    STANDARD,
    when,
    'A lender asks for one for each client.',
    'disbursement',
    {
      many: 'Bankruptcy searches, {n} people',
      could: 'Bankruptcy search, each client',
      per: 'client',
    },
  )
export const registration = (scale: 1 | 2) =>
  disbursement(
    'registration',
    'Land Registry fee',
    { kind: 'registration', scale },
    OUTSIDE,
    [],
    always,
  )

export const indemnity = contingency(
  'indemnity',
  'Indemnity policy',
  20,
  300,
  OUTSIDE,
  [],
  'Insures a gap in the title or in a consent. The premium bears insurance premium tax, no VAT.',
)
