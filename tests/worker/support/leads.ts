import type { Lead } from '#domain/lead/lead'
import type { Caller } from './firm.ts'

/** What an adviser types of somebody who rings. */
export const lead = (given: object = {}) => ({
  first_name: 'Owen',
  last_name: 'Tarrant',
  email: 'owen@tarrant.test',
  phone: '07700 900482',
  intent: ['sale'],
  sale_stage: 'presold',
  address: '14 Larkfield Road, Bristol',
  postcode: 'BS1 4AA',
  price: 412_500_00,
  timescale: 'now',
  message: '',
  source: 'phone',
  consent: { basis: 'by_phone', marketing: false },
  spoken_to: true,
  ...given,
})

/** A lead that somebody took down. */
export const aClaimedLead = async (by: Caller, given: object = {}): Promise<Lead> =>
  (await by.post('/api/leads', lead(given))).body.data

/** What the firm's web form brings, as the edge passes it on. */
export const form = (given: object = {}, trace: object = {}) => ({
  form: {
    first_name: 'Owen',
    last_name: 'Tarrant',
    email: 'owen@tarrant.test',
    phone: '07700 900482',
    intent: ['sale'],
    postcode: 'BS1 4AA',
    consent: true,
    ...given,
  },
  trap: '',
  shown_ms: 40_000,
  ...trace,
})

const rowsOf = async (by: Caller, query: string) =>
  (await by.get(`/api/leads${query}`)).body.data.rows

/** The numbers of the leads that a list shows, in its order. */
export const numbersIn = async (by: Caller, query = ''): Promise<string[]> =>
  (await rowsOf(by, query)).map((it: Lead) => it.number)
