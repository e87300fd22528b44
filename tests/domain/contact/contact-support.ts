import type { Contact } from '#domain/contact/contact'

const id = '01900000-0000-7000-8000-000000000001'
export const NOW = '2026-11-20T10:00:00.000Z'

/** Owen Tarrant with one address and one number. */
export const contact = (given: Partial<Contact> = {}): Contact => ({
  id,
  version: 3,
  title: 'Mr',
  first_name: 'Owen',
  middle_name: null,
  last_name: 'Tarrant',
  preferred_name: null,
  previous_names: [],
  date_of_birth: null,
  email: 'owen@tarrant.test',
  phone: '+447700900118',
  emails: [{ kind: 'personal', address: 'owen@tarrant.test', is_main: true }],
  phones: [{ kind: 'mobile', number: '+447700900118', is_main: true }],
  addresses: [],
  communication: { channels: [], language: 'en', large_print: false },
  whatsapp_opt_in_at: null,
  marketing_opt_in: false,
  vulnerability: null,
  merged_ids: [],
  merged_into: null,
  created_by: null,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-05T09:00:00.000Z',
  ...given,
})

/** What a form or a row has of him. */
export const entered = (given: object = {}) => ({
  first_name: 'Owen',
  last_name: 'Tarrant',
  email: 'owen@tarrant.test',
  phone: '07700 900118',
  ...given,
})
