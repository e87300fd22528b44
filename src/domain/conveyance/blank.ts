import type { CaseCounts } from './conveyance.ts'

/** Key dates before anything has happened. */
export const noDates = {
  memo_on: null,
  official_copies_on: null,
  forms_on: null,
  epc_expires_on: null,
  contract_pack_on: null,
  searches_expire_on: null,
  offer_received_on: null,
  offer_expires_on: null,
  exchange_target_on: null,
  exchanged_on: null,
  exchanged_at: null,
  completion_on: null,
  completed_on: null,
  completed_at: null,
  requisitions_received_on: null,
  os1_expires_on: null,
  sdlt_due_on: null,
  sdlt_filed_on: null,
  ap1_lodged_on: null,
  registered_on: null,
  retained_until: null,
} as const

export const noCounts: CaseCounts = {
  enquiries_raised: 0,
  enquiries_answered: 0,
  enquiries_accepted: 0,
  enquiries_open: 0,
  undertakings_open: 0,
  documents: 0,
  messages_unread: 0,
}
