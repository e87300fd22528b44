import type { KeyDateKey } from './key-date.ts'

export const keyDateNames: Readonly<Record<KeyDateKey, string>> = {
  instructed_on: 'Instructed',
  memo_on: 'Memorandum of sale received',
  official_copies_on: 'Official copies dated',
  forms_on: 'Property forms returned',
  epc_expires_on: 'EPC expires',
  contract_pack_on: 'Contract pack',
  searches_expire_on: 'Searches expire',
  offer_received_on: 'Mortgage offer received',
  offer_expires_on: 'Mortgage offer expires',
  exchange_target_on: 'Exchange planned',
  completion_on: 'Completion',
  requisitions_received_on: 'Requisitions received',
  os1_expires_on: 'Priority search expires',
  exchanged_on: 'Exchanged',
  completed_on: 'Completed',
  sdlt_due_on: 'Tax return due',
  sdlt_filed_on: 'Tax return filed',
  ap1_lodged_on: 'Registration lodged',
  registered_on: 'Registered',
  retained_until: 'File kept until',
}
