import type { Agency, Branch, Negotiator } from '#domain/agent/agency'

export const NOW = '2026-11-22T09:00:00.000Z'

const uuid = (n: number) => `0193a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`

let last = 0
const live = { version: 1, archived_at: null, merged_into: null }

export const anAgency = (given: Partial<Agency> = {}): Agency => ({
  ...live,
  id: uuid(++last),
  name: 'Cooper Lyle',
  slug: 'cooper-lyle',
  type: 'estate_agent',
  fee_scale_id: null,
  referral_scale_id: null,
  mandated_search_provider: null,
  bdm_id: null,
  disclosure_text: null,
  agreement_signed_at: null,
  status: 'active',
  created_at: NOW,
  updated_at: NOW,
  ...given,
})

export const aBranch = (agency: Agency, given: Partial<Branch> = {}): Branch => ({
  ...live,
  id: uuid(++last),
  agency_id: agency.id,
  name: 'Clifton',
  postcode: null,
  phone: null,
  email: null,
  ...given,
})

export const aNegotiator = (branch: Branch, given: Partial<Negotiator> = {}): Negotiator => ({
  ...live,
  id: uuid(++last),
  branch_id: branch.id,
  name: 'Ann Reid',
  email: null,
  phone: null,
  notes: '',
  portal_user_id: null,
  ...given,
})
