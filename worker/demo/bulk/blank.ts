import type { CaseCounts } from '#domain/conveyance/conveyance'

/** Key dates that are all empty. */
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
  requisitions_received_on: null,
  os1_expires_on: null,
  sdlt_due_on: null,
  sdlt_filed_on: null,
  ap1_lodged_on: null,
  registered_on: null,
} as const

/** Counts that are all zero. */
export const noCounts: CaseCounts = {
  enquiries_raised: 0,
  enquiries_answered: 0,
  enquiries_accepted: 0,
  enquiries_open: 0,
  undertakings_open: 0,
  documents: 0,
  messages_unread: 0,
}
