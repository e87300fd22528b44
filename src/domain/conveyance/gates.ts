import type { MatterType } from '#domain/matter'
import type { Conveyance } from './conveyance.ts'
import type { FactKey } from './plan/fact.ts'
import type { CaseFlag } from './workflow/condition.ts'

/** A fact on which an act rests, and where it does so only in some cases. */
export type Gate = {
  readonly fact: FactKey
  readonly only?: 'lender' | 'linked' | CaseFlag
  /** May be set aside with a reason. */
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

/** What has to be true before completion. */
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

const applies = (gate: Gate, it: Conveyance) => {
  if (!gate.only) return true
  if (gate.only === 'lender') return it.lender !== null
  return gate.only === 'linked' ? it.linked !== null : it.flags.includes(gate.only)
}

export const gatesToExchange = (it: Conveyance): readonly Gate[] =>
  it.matter_type === 'sale' || it.matter_type === 'purchase'
    ? exchangeGates[it.matter_type].filter((gate) => applies(gate, it))
    : []

export const gatesToComplete = (it: Conveyance): readonly Gate[] =>
  completionGates[it.matter_type].filter((gate) => applies(gate, it))

export const gatesToClose = (it: Conveyance): readonly Gate[] =>
  closingGates[it.matter_type].filter((gate) => applies(gate, it))

/** Facts on which a binding act now rests: they cannot be taken back. */
export const lockedFacts = (it: Conveyance): ReadonlySet<FactKey> => {
  const locked: FactKey[] = []
  if (it.facts.exchanged) locked.push('exchanged', ...gatesToExchange(it).map((gate) => gate.fact))
  if (it.facts.completed) {
    locked.push('completed', 'keys_released', ...gatesToComplete(it).map((gate) => gate.fact))
  }
  return new Set(locked)
}

/** Facts that no task may be skipped over: an act that is still to come rests on them. */
export const requiredFacts = (it: Conveyance): ReadonlySet<FactKey> =>
  new Set([
    ...gatesToExchange(it).map((gate) => gate.fact),
    ...gatesToComplete(it).map((gate) => gate.fact),
    ...gatesToClose(it).map((gate) => gate.fact),
  ])
