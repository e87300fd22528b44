import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { hasAttorney } from './attorney.ts'
import type { EvidenceWay } from './evidence.ts'

/** What the record of a fact must hold, with the labels of its fields. */
export type EvidenceRequirement = {
  readonly who: string
  readonly seen: string
  /** How it may have been seen, the usual way first. */
  readonly ways: readonly [EvidenceWay, ...EvidenceWay[]]
  /** The label of the amount; absent where no money is concerned. */
  readonly amount?: string
  /** The label of the day on which what was seen expires; absent where nothing does. Such evidence can be renewed. */
  readonly expiry?: string
  /** Whether a second person must approve it. */
  readonly isApproved?: true
  /** Whether a gift must be described. */
  readonly hasGift?: true
  /** Whether it rests on a signature on paper, of which somebody checks each point. */
  readonly isOnPaper?: true
  /** Whether what was signed on paper is a deed. */
  readonly isDeed?: true
  /** Whether an attorney signs it, whose power is recorded with it. */
  readonly hasAttorney?: true
  /** Whether it follows from records under Compliance, and is never recorded on its task. */
  readonly isUnderCompliance?: true
}

const seeing = ['in_person', 'video', 'electronic', 'certified_copy'] as const
const deciding = ['telephone', 'in_person', 'video', 'signed', 'email'] as const

// Money Laundering Regulations 2017, regulations 27, 28 and 40; SRA Accounts Rules; SRA Code of Conduct, paragraph 6.
const requirements: Readonly<Partial<Record<FactKey, EvidenceRequirement>>> = {
  conflict_clear: {
    who: 'Names searched',
    seen: 'What was searched, and the result',
    ways: ['records'],
  },
  terms_signed: {
    who: 'Signed by',
    seen: 'Documents signed',
    ways: ['signed'],
    isOnPaper: true,
  },
  risk_assessed: {
    who: 'Whose risk',
    seen: 'Facts and answers',
    ways: ['records'],
    isUnderCompliance: true,
  },
  transfer_signed: {
    who: 'Signed by, and each witness',
    seen: 'Deeds signed',
    ways: ['signed'],
    isOnPaper: true,
    isDeed: true,
  },
  deed_signed: {
    who: 'Signed by, and each witness',
    seen: 'Deeds signed',
    ways: ['signed'],
    isOnPaper: true,
    isDeed: true,
  },
  identity_checked: {
    who: 'Whose identity',
    seen: 'Documents seen',
    ways: seeing,
    expiry: 'First document expires',
    isUnderCompliance: true,
  },
  source_of_funds_accepted: {
    who: 'Whose money',
    seen: 'How the money was built up, and the evidence seen',
    ways: ['bank', ...seeing],
    amount: 'Amount explained',
    isUnderCompliance: true,
  },
  payout_account_verified: {
    who: 'Account holder',
    seen: 'How the account was matched to the client',
    ways: ['telephone', 'in_person', 'bank', 'electronic'],
  },
  other_side_verified: {
    who: 'Firm checked',
    seen: 'Entry found',
    ways: ['register', 'telephone'],
  },
  capacity_papers_seen: {
    who: 'Whose authority',
    seen: 'Documents seen',
    ways: ['certified_copy', 'in_person', 'register'],
  },
  advice_confirmed: {
    who: 'Who advised',
    seen: 'Confirmation received',
    ways: ['signed', 'email'],
  },
  search_money_received: {
    who: 'Paid by',
    seen: 'Account it came from',
    ways: ['bank'],
    amount: 'Amount received',
  },
  deposit_held: {
    who: 'Paid by',
    seen: 'How the source was matched',
    ways: ['bank'],
    amount: 'Deposit received',
  },
  authority_to_exchange: { who: 'Given by', seen: 'What was authorised', ways: deciding },
  authority_to_complete: { who: 'Given by', seen: 'What was authorised', ways: deciding },
  redemption_checked: {
    who: 'You spoke to',
    seen: 'Figure and daily rate confirmed',
    ways: ['telephone'],
    amount: 'Redemption figure',
  },
  bank_details_verified: {
    who: 'You spoke to',
    seen: 'How the account was matched',
    ways: ['telephone', 'in_person'],
  },
  balance_received: {
    who: 'Paid by',
    seen: 'How the source was matched',
    ways: ['bank'],
    amount: 'Balance received',
  },
  funds_received: {
    who: 'Paid by',
    seen: 'Entry on the client account',
    ways: ['bank'],
    amount: 'Amount received',
  },
  funds_sent: {
    who: 'Paid to',
    seen: 'Account, and how it was verified',
    ways: ['bank'],
    amount: 'Amount to send',
    isApproved: true,
  },
  mortgage_redeemed: {
    who: 'Paid to',
    seen: 'Statement relied on, and how the account was verified',
    ways: ['bank'],
    amount: 'Amount to send',
    isApproved: true,
  },
  balance_paid: {
    who: 'Paid to',
    seen: 'Account, and how it was verified',
    ways: ['bank'],
    amount: 'Amount to send',
    isApproved: true,
  },
}

type Case = Pick<Conveyance, 'matter_type' | 'flags'> & Partial<Pick<Conveyance, 'clients'>>

/** What the record of a fact must hold in this case; undefined for a fact that needs none. */
export const requirementOf = (fact: FactKey | null, of: Case): EvidenceRequirement | undefined => {
  const { matter_type, flags } = of
  // The seller’s side is told of the deposit; the buyer’s side receives it.
  if (fact === null || (fact === 'deposit_held' && matter_type !== 'purchase')) return undefined
  const requirement = requirements[fact]
  if (requirement?.isDeed && hasAttorney(of)) return { ...requirement, hasAttorney: true }
  return fact === 'source_of_funds_accepted' && requirement && flags.includes('gifted_deposit')
    ? { ...requirement, hasGift: true }
    : requirement
}
