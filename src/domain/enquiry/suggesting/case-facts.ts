import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseFlag } from '#domain/conveyance/workflow/condition'
import type { Finding } from '#domain/enquiry/finding/names'
import type { Known } from './evaluating.ts'
import type { CaseFact } from './terms.ts'

export type CaseSays = Pick<
  Conveyance,
  'matter_type' | 'tenure' | 'nation' | 'flags' | 'price' | 'deposit'
>

/** The usual deposit is a tenth of the price. */
const isReduced = ({ price, deposit }: CaseSays) => price > 0 && deposit > 0 && deposit * 10 < price

const known = (holds: boolean, because: string): Known => ({ holds, because })

const tenureFacts = ({ tenure, flags }: CaseSays): readonly (readonly [CaseFact, Known])[] => {
  const isShared = flags.includes('shared_ownership')
  const isLease = tenure === 'leasehold'
  return [
    ['leasehold', known(isLease, 'The property is leasehold')],
    ['freehold', known(!isLease, 'The property is freehold')],
    [
      'leasehold_like',
      known(
        isLease || isShared,
        isShared ? 'The property is in shared ownership' : 'The property is leasehold',
      ),
    ],
  ]
}

/** What a flag of the case says; a case without it says nothing. */
const flagFacts: readonly (readonly [CaseFlag, Finding, string])[] = [
  ['tenanted', 'form.tenanted', 'The case is marked as tenanted'],
  ['probate', 'form.capacity_probate', 'The case is marked as a sale of an estate'],
  ['indemnity', 'contract.indemnity', 'The case is marked for an indemnity policy'],
]

/** What the case itself says, by fact. */
export const caseFacts = (says: CaseSays): ReadonlyMap<CaseFact | Finding, Known> =>
  new Map<CaseFact | Finding, Known>([
    ['always', known(true, '')],
    ['england', known(says.nation === 'England', '')],
    ['new_build', known(says.flags.includes('new_build'), 'The property is a new build')],
    ...tenureFacts(says),
    ...flagFacts.flatMap(([flag, finding, because]) =>
      says.flags.includes(flag) ? [[finding, known(true, because)] as const] : [],
    ),
    ...(isReduced(says)
      ? [['contract.deposit_reduced', known(true, 'The deposit is less than a tenth')] as const]
      : []),
  ])
