import type { TaxFacts } from '#domain/completion-statement/tax/facts'
import type { CaseRecords, Conveyance, Risk } from '#domain/conveyance/conveyance'
import { approveEvidence } from '#domain/conveyance/evidence/approval'
import type { Evidence } from '#domain/conveyance/evidence/evidence'
import { checksOf } from '#domain/conveyance/evidence/paper-signature'
import { recordEvidence } from '#domain/conveyance/evidence/recording'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { riskNames } from '#domain/conveyance/labels'
import type { FactKey } from '#domain/conveyance/plan/fact'
import type { Task } from '#domain/conveyance/plan/plan'
import type { CaseChange } from '#domain/conveyance/settling'
import { addYears, londonDate } from '#domain/dates'
import { recordFunds } from '#domain/funds/fact'
import { recordIdentity } from '#domain/identity/fact'
import type { Pence } from '#domain/money'
import type { Named } from '#domain/party'
import { recordRisk } from '#domain/risk/fact'
import {
  balanceOfPurchase,
  depositOf,
  proceedsOf,
  redemptionOf,
  SEARCH_MONEY,
} from '../ledger/sums.ts'

type Seen = {
  readonly who: 'clients' | 'other_side' | 'lender' | 'everybody'
  readonly seen: string
}

const money = 'Current account in the client’s own name'
const seenOf: Readonly<Partial<Record<FactKey, Seen>>> = {
  conflict_clear: { who: 'everybody', seen: 'Clients, matters and parties searched; no match' },
  terms_signed: { who: 'clients', seen: 'Client care letter, terms and quote' },
  identity_checked: {
    who: 'clients',
    seen: 'Passport and council tax bill; no match on the sanctions list',
  },
  source_of_funds_accepted: {
    who: 'clients',
    seen: 'Savings from salary and the sale of the last home; six months of statements',
  },
  payout_account_verified: { who: 'clients', seen: 'Account read back; the holder’s name matches' },
  other_side_verified: { who: 'other_side', seen: 'Entry of the firm, with its telephone number' },
  capacity_papers_seen: { who: 'clients', seen: 'Grant of probate' },
  advice_confirmed: { who: 'other_side', seen: 'Letter that independent advice was given' },
  search_money_received: { who: 'clients', seen: money },
  deposit_held: { who: 'clients', seen: money },
  authority_to_exchange: { who: 'clients', seen: 'Exchange, and the completion date' },
  authority_to_complete: { who: 'clients', seen: 'Completion on the agreed date' },
  redemption_checked: { who: 'lender', seen: 'Figure and daily rate, read back' },
  bank_details_verified: { who: 'other_side', seen: 'Sort code and account number, read back' },
  balance_received: { who: 'clients', seen: money },
  funds_received: { who: 'other_side', seen: 'Credit on the client account' },
  funds_sent: { who: 'other_side', seen: 'Account verified by telephone' },
  mortgage_redeemed: { who: 'lender', seen: 'Redemption statement for the day' },
  balance_paid: { who: 'clients', seen: 'Account verified by telephone' },
}

const namesIn = ({ clients, counterparties, other_side, lender }: Conveyance, who: Seen['who']) => {
  const names = clients.map(({ name }) => name)
  if (who === 'clients') return names.join(' and ')
  if (who === 'everybody') return [...names, ...counterparties].join(', ')
  return (who === 'lender' ? lender?.name : other_side?.firm) ?? 'The other firm'
}

const original = 'Deeds room, in the folder of the case'
const power = 'Lasting power for property and finance; the certified copy is filed under Documents'
/** How long the passports of the demonstration last. */
const DOCUMENT_YEARS = 4

/** What the ledger of the case shows for a fact. */
const amountOf = (fact: FactKey, conveyance: Conveyance, taxFacts: TaxFacts): Pence => {
  const { price, lender, matter_type } = conveyance
  const isBuying = matter_type === 'purchase'
  if (fact === 'search_money_received') return SEARCH_MONEY
  if (fact === 'deposit_held') return depositOf(conveyance)
  if (fact === 'redemption_checked' || fact === 'mortgage_redeemed') return redemptionOf(conveyance)
  if (fact === 'balance_received') return balanceOfPurchase(conveyance, taxFacts)
  if (fact === 'balance_paid') return proceedsOf(conveyance)
  if (fact === 'funds_received' && matter_type !== 'sale')
    return lender?.amount || (isBuying ? balanceOfPurchase(conveyance, taxFacts) : price)
  return price - depositOf(conveyance)
}

type Input = Pick<Evidence, 'who' | 'seen' | 'on'> & {
  readonly amount: number
  readonly expires_on: string
  readonly gift: string
}

/** Records a check of identity or funds with both of its people. */
const checkedByTwo = (
  records: CaseRecords,
  fact: FactKey,
  { who, seen, on, amount, expires_on, gift }: Input,
  recorded_by: Named,
  by: Named,
  at: string,
) => {
  const people = { by, recorded_by }
  const common = { who, seen, on, reference: null }
  if (fact === 'identity_checked') {
    const evidence: Evidence = { ...common, how: 'in_person', amount: null, expires_on, gift: null }
    return recordIdentity(records, evidence, people, at)
  }
  const isGift = records.conveyance.flags.includes('gifted_deposit')
  const given = { expires_on: null, gift: isGift ? gift : null }
  const evidence: Evidence = { ...common, ...given, how: 'bank', amount }
  return recordFunds(records, evidence, people, at)
}

/** Records the risk of a case, which the assessment saved beside it explains. */
export const withSampleRisk = (
  records: CaseRecords,
  level: Risk,
  by: Named,
  at: string,
): CaseChange => {
  const evidence: Evidence = {
    who: namesIn(records.conveyance, 'clients'),
    seen: `${riskNames[level]} risk`,
    on: londonDate(at),
    how: 'records',
    amount: null,
    reference: null,
    expires_on: null,
    gift: null,
  }
  return recordRisk(records, { level, evidence, by, recorded_by: null }, at)
}

type SamplePeople = {
  readonly by: Named
  readonly second: Named
  /** What the tax of a purchase rests on, and so its balance. */
  readonly taxFacts: TaxFacts
}

/** Records what was seen of a task’s fact, approved by `second` where two are needed; null where none is needed. */
export const withSampleEvidence = (
  records: CaseRecords,
  { key: task, evidence: fact }: Task,
  { by, second, taxFacts }: SamplePeople,
  at: string,
): CaseChange | null => {
  const { conveyance } = records
  const requirement = requirementOf(fact, conveyance)
  if (fact === null || !requirement) return null
  const { who, seen } = seenOf[fact] ?? { who: 'clients', seen: 'Documents on the file' }
  const input = {
    task,
    who: namesIn(conveyance, who),
    seen,
    on: londonDate(at),
    how: requirement.ways[0],
    amount: amountOf(fact, conveyance, taxFacts),
    expires_on: addYears(londonDate(at), DOCUMENT_YEARS),
    ...(requirement.isOnPaper ? { checks: [...checksOf(requirement)], original, power } : {}),
    gift: 'A parent: signed gift letter, passport and three months of statements',
  }
  if (requirement.isUnderCompliance) return checkedByTwo(records, fact, input, by, second, at)
  const recorded = recordEvidence(records, input, by, at)
  if (!requirement.isApproved) return recorded
  const approved = approveEvidence(recorded, { task }, second, at)
  return { ...approved, events: [...recorded.events, ...approved.events] }
}
