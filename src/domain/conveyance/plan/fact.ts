import * as z from 'zod/mini'
import { Evidence } from '#domain/conveyance/evidence/evidence'
import { Instant } from '#domain/date-schema'
import { keysOf } from '#domain/entries'
import { Named } from '#domain/party'

/** Every fact that can complete a task, with its label. */
export const factNames = {
  conflict_clear: 'Conflict check clear',
  risk_assessed: 'Client and matter risk assessed',
  terms_signed: 'Terms signed',
  identity_checked: 'Identity checked',
  money_requested: 'Payment on account requested',
  search_money_received: 'Money for searches received',
  source_of_funds_accepted: 'Source of funds accepted',
  memo_confirmed: 'Memorandum of sale confirmed',
  payout_account_verified: 'Payout account verified',
  lender_details_taken: 'Lender and broker details taken',
  co_ownership_chosen: 'Co-ownership chosen',
  official_copies_received: 'Official copies received',
  forms_sent: 'Forms sent to the client',
  forms_returned: 'Forms returned and checked',
  redemption_indicated: 'Indicative redemption figure received',
  leasehold_pack_received: 'Leasehold pack received',
  certificates_collected: 'Certificates and guarantees collected',
  title_checked: 'Title checked',
  capacity_papers_seen: 'Probate, attorney or company papers seen',
  contract_drafted: 'Contract drafted',
  transfer_drafted: 'Transfer drafted',
  pack_ready: 'Contract pack assembled',
  other_side_verified: 'Other side’s conveyancer verified',
  pack_sent: 'Contract pack sent',
  pack_receipt_confirmed: 'Receipt of the contract pack confirmed',
  pack_requested: 'Contract pack requested',
  pack_received: 'Contract pack received',
  pack_complete: 'Contract pack complete',
  plan_confirmed: 'Extent of the property confirmed by the client',
  local_search_received: 'Local search received',
  drainage_search_received: 'Drainage and water search received',
  environmental_search_received: 'Environmental search received',
  area_searches_received: 'Area searches received',
  index_searches_received: 'Index map, company and bankruptcy searches received',
  searches_reviewed: 'Searches reviewed',
  searches_reported: 'Search results reported',
  title_reviewed: 'Title reviewed',
  lease_reviewed: 'Lease reviewed',
  forms_reviewed: 'Forms and planning reviewed',
  enquiries_received: 'Enquiries received',
  enquiries_triaged: 'Enquiries triaged',
  enquiries_client_asked: 'Questions sent to the client',
  enquiries_drafted: 'Replies drafted and approved',
  enquiries_answered: 'Replies sent',
  enquiries_raised: 'Enquiries raised',
  enquiries_reviewed: 'Replies reviewed',
  enquiries_accepted: 'All replies accepted',
  indemnity_agreed: 'Indemnity policies agreed',
  mortgage_offer_received: 'Mortgage offer received',
  lender_matters_reported: 'Matters reported to the lender',
  lender_consented: 'Lender’s consent received',
  report_sent: 'Report on title sent',
  survey_settled: 'Survey matters settled',
  tax_confirmed: 'Tax figure confirmed',
  report_discussed: 'Report discussed with the client',
  advice_confirmed: 'Independent advice confirmed',
  consents_obtained: 'Consents and waivers obtained',
  contract_signed: 'Contract signed',
  deed_signed: 'Mortgage deed signed',
  transfer_signed: 'Transfer signed',
  fittings_final: 'Fittings list final',
  redemption_requested: 'Redemption statement requested',
  completion_proposed: 'Completion date proposed',
  deposit_held: 'Deposit held',
  insurance_ready: 'Buildings insurance ready',
  linked_sale_ready: 'Linked sale ready',
  authority_to_exchange: 'Authority to exchange recorded',
  authority_to_complete: 'Authority to complete recorded',
  agent_invoice_received: 'Estate agent’s invoice received',
  exchange_checklist_signed: 'Checklist before exchange signed',
  exchanged: 'Contracts exchanged',
  exchange_memorandum_filed: 'Memorandum of exchange filed',
  exchange_told: 'All parties notified of exchange',
  insurance_on_risk: 'Buildings insurance on risk',
  redemption_ordered: 'Redemption statement ordered',
  requisitions_replied: 'Completion requisitions replied to',
  requisitions_answered: 'Replies to completion requisitions checked',
  transfer_approved: 'Transfer approved',
  redemption_checked: 'Redemption figure checked by call-back',
  completion_statement_sent: 'Completion statement sent',
  agent_account_agreed: 'Estate agent’s account agreed',
  apportionments_agreed: 'Apportionments agreed',
  keys_planned: 'Key handover planned',
  priority_search_clear: 'Priority search clear',
  certificate_sent: 'Certificate of title sent',
  balance_received: 'Balance received and source matched',
  bank_details_verified: 'Bank details verified by call-back',
  tax_return_prepared: 'Tax return prepared',
  funds_received: 'Completion money received',
  funds_sent: 'Completion money sent',
  completed: 'Completed',
  keys_released: 'Keys released',
  transfer_dated: 'Transfer dated',
  mortgage_redeemed: 'Mortgage redeemed',
  agent_paid: 'Estate agent paid',
  balance_paid: 'Balance paid to the client',
  completion_told: 'All parties notified of completion',
  discharge_received: 'Discharge evidence received',
  undertakings_discharged: 'Undertakings discharged',
  notices_released: 'Notices given and retentions released',
  notices_served: 'Notices served on the freeholder',
  sdlt_filed: 'Tax return filed and tax paid',
  ap1_lodged: 'Registration lodged',
  registry_satisfied: 'HM Land Registry’s requisitions answered',
  registered: 'Registration completed',
  ledger_nil: 'Ledger nil',
  closed: 'Case closed',
} as const

export type FactKey = keyof typeof factNames

export const FactKey = z.enum(keysOf(factNames))
export const isFactKey = (key: string): key is FactKey => Object.hasOwn(factNames, key)

/** When a fact was recorded, by whom, and a note; where regulation rests on it, what was seen. */
export const Fact = z.object({
  at: Instant,
  by: Named,
  note: z.optional(z.string()),
  evidence: z.optional(Evidence),
  /** Who recorded the evidence that `by` then approved. */
  recorded_by: z.optional(Named),
})
export type Fact = z.infer<typeof Fact>

export const Facts = z.partialRecord(FactKey, Fact)
export type Facts = z.infer<typeof Facts>

/** Facts that only a form of their own records; completing a task cannot. */
export const formFacts: Readonly<Partial<Record<FactKey, 'exchange' | 'completion' | 'closure'>>> =
  {
    exchanged: 'exchange',
    completed: 'completion',
    closed: 'closure',
  }
