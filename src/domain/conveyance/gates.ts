import type { MatterType } from '#domain/matter'
import type { Conveyance } from './conveyance.ts'
import type { FactKey } from './plan/fact.ts'
import type { CaseFlag } from './workflow/condition.ts'

/** A fact that an act requires, with the condition under which it does. */
export type Gate = {
  readonly fact: FactKey
  readonly only?: 'lender' | 'linked' | CaseFlag
  readonly waivable?: true
}

const onboarding: readonly Gate[] = [
  { fact: 'conflict_clear' },
  { fact: 'terms_signed' },
  { fact: 'identity_checked' },
  { fact: 'risk_assessed' },
]

/** What has to be true before contracts are exchanged. */
const exchangeGates: Readonly<Record<'sale' | 'purchase', readonly Gate[]>> = {
  sale: [
    ...onboarding,
    { fact: 'enquiries_accepted', waivable: true },
    { fact: 'contract_signed' },
    { fact: 'deposit_held' },
    { fact: 'completion_proposed' },
    { fact: 'authority_to_exchange' },
  ],
  purchase: [
    ...onboarding,
    { fact: 'source_of_funds_accepted' },
    { fact: 'searches_reviewed' },
    { fact: 'enquiries_accepted', waivable: true },
    { fact: 'mortgage_offer_received', only: 'lender' },
    { fact: 'report_sent' },
    { fact: 'contract_signed' },
    { fact: 'deposit_held' },
    { fact: 'insurance_ready' },
    { fact: 'completion_proposed' },
    { fact: 'authority_to_exchange' },
  ],
}

const completionGates: Readonly<Record<MatterType, readonly Gate[]>> = {
  sale: [
    { fact: 'exchanged' },
    { fact: 'payout_account_verified' },
    { fact: 'requisitions_replied' },
    { fact: 'transfer_approved' },
    { fact: 'redemption_checked', only: 'lender' },
    { fact: 'completion_statement_sent' },
    { fact: 'funds_received' },
  ],
  purchase: [
    { fact: 'exchanged' },
    { fact: 'insurance_on_risk' },
    { fact: 'transfer_approved' },
    { fact: 'requisitions_answered' },
    { fact: 'priority_search_clear' },
    { fact: 'certificate_sent', only: 'lender' },
    { fact: 'balance_received' },
    { fact: 'bank_details_verified' },
    { fact: 'tax_return_prepared' },
    { fact: 'funds_received' },
    { fact: 'funds_sent' },
  ],
  remortgage: [
    ...onboarding,
    { fact: 'title_checked' },
    { fact: 'mortgage_offer_received' },
    { fact: 'searches_reviewed' },
    { fact: 'deed_signed' },
    { fact: 'authority_to_complete' },
    { fact: 'certificate_sent' },
    { fact: 'priority_search_clear' },
    { fact: 'redemption_checked' },
    { fact: 'funds_received' },
  ],
  'transfer-of-equity': [
    ...onboarding,
    { fact: 'title_checked' },
    { fact: 'advice_confirmed', only: 'independent_advice' },
    { fact: 'lender_consented', only: 'lender' },
    { fact: 'tax_confirmed' },
    { fact: 'transfer_signed' },
    { fact: 'authority_to_complete' },
  ],
}

/** What has to be true before a case is closed, besides every task and every undertaking. */
const closingGates: Readonly<Record<MatterType, readonly Gate[]>> = {
  sale: [{ fact: 'completed' }, { fact: 'undertakings_discharged' }, { fact: 'ledger_nil' }],
  purchase: [
    { fact: 'completed' },
    { fact: 'sdlt_filed' },
    { fact: 'ap1_lodged' },
    { fact: 'registered' },
    { fact: 'ledger_nil' },
  ],
  remortgage: [
    { fact: 'completed' },
    { fact: 'ap1_lodged' },
    { fact: 'registered' },
    { fact: 'ledger_nil' },
  ],
  'transfer-of-equity': [
    { fact: 'completed' },
    { fact: 'sdlt_filed', only: 'tax_due' },
    { fact: 'ap1_lodged' },
    { fact: 'registered' },
    { fact: 'ledger_nil' },
  ],
}

/** What decides which gates a case has. */
export type GatedCase = Pick<Conveyance, 'matter_type'> & {
  readonly lender: unknown
  readonly linked: unknown
  readonly flags: readonly string[]
}

const applies = (gate: Gate, conveyance: GatedCase) => {
  if (!gate.only) return true
  if (gate.only === 'lender') return conveyance.lender !== null
  return gate.only === 'linked' ? conveyance.linked !== null : conveyance.flags.includes(gate.only)
}

export const gatesToExchange = (conveyance: GatedCase): readonly Gate[] =>
  conveyance.matter_type === 'sale' || conveyance.matter_type === 'purchase'
    ? exchangeGates[conveyance.matter_type].filter((gate) => applies(gate, conveyance))
    : []

export const gatesToComplete = (conveyance: GatedCase): readonly Gate[] =>
  completionGates[conveyance.matter_type].filter((gate) => applies(gate, conveyance))

export const gatesToClose = (conveyance: Conveyance): readonly Gate[] =>
  closingGates[conveyance.matter_type].filter((gate) => applies(gate, conveyance))

/** The facts that exchange or completion relied on, which cannot be withdrawn. */
export const lockedFacts = (conveyance: Conveyance): ReadonlySet<FactKey> => {
  const locked: FactKey[] = []
  if (conveyance.facts.exchanged)
    locked.push('exchanged', ...gatesToExchange(conveyance).map((gate) => gate.fact))
  if (conveyance.facts.completed) {
    locked.push(
      'completed',
      'keys_released',
      ...gatesToComplete(conveyance).map((gate) => gate.fact),
    )
  }
  return new Set(locked)
}

/** The facts that exchange, completion or closing requires, whose tasks cannot be skipped. */
export const requiredFacts = (conveyance: Conveyance): ReadonlySet<FactKey> =>
  new Set([
    ...gatesToExchange(conveyance).map((gate) => gate.fact),
    ...gatesToComplete(conveyance).map((gate) => gate.fact),
    ...gatesToClose(conveyance).map((gate) => gate.fact),
  ])
