import { describe, expect, test } from 'vitest'
import { Contact } from '#domain/contact/contact'
import { Conveyance } from '#domain/conveyance/conveyance'
import { Plan } from '#domain/conveyance/plan/plan'
import { addDays } from '#domain/dates'
import { sampleNumber } from '#domain/firm/sample/number'
import { Lead } from '#domain/lead/lead'
import { refOf } from '#domain/matter-names'
import { QuoteCase } from '#domain/quote/case/quote-case'
import { emptyProfile } from '#domain/user/profile/profile'
import type { User } from '#tenant/user/users'
import { sampleRecordsOf } from '#worker/demo/sample/records'

const owner: User = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 1,
  type: 'staff',
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann@firm.example',
  job_title: null,
  phone: null,
  status: 'active',
  roles: ['Owner'],
  team: null,
  is_fee_earner: false,
  profile: emptyProfile,
  contact_id: null,
  agency_id: null,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-05T09:00:00.000Z',
}

const recordsOf = (nth: number, today: string) => {
  let last = 0
  const next = () => {
    last += 1
    return last
  }
  return sampleRecordsOf({
    nth,
    today,
    terms_version: '2026-01',
    user: owner,
    numbers: {
      caseRef: (matter, year) => sampleNumber(refOf(matter, year, 0), next()),
      leadNumber: () => sampleNumber('L-00000', next()),
      quoteNumber: () => sampleNumber('Q-00000', next()),
    },
  })
}

const days = Array.from({ length: 7 }, (_, nth) => addDays('2026-11-20', 13 * nth))

describe('sample data', () => {
  test.each(days)('is an agency, six leads, eight quotes and six cases on %s', (today) => {
    for (const nth of [1, 2, 3]) {
      const { branches, leads, quoteCases, cases, contacts } = recordsOf(nth, today)
      expect(new Set(branches.map(({ agency }) => agency.id)).size).toBe(1)
      expect([leads.length, quoteCases.length, cases.length]).toEqual([6, 8, 6])
      for (const it of leads) Lead.parse(it)
      for (const it of quoteCases) QuoteCase.parse(it)
      for (const it of contacts) Contact.parse(it)
      for (const it of cases) {
        Conveyance.parse(it.conveyance)
        Plan.parse(it.plan)
      }
      const statuses = cases.map(({ conveyance }) => conveyance.status)
      expect(new Set(statuses).size, statuses.join()).toBeGreaterThan(3)
    }
  })

  test('has addresses and numbers that reach nobody', () => {
    for (const nth of [1, 2, 3]) {
      const text = JSON.stringify(recordsOf(nth, '2026-11-23'))
      const addresses = text.match(/[\w.-]+@[\w.-]+/g) ?? []
      expect(addresses.filter((it) => !/@([\w-]+\.)*(test|example)$/.test(it))).toEqual([])
      const phones = text.match(/(\+44|0)[1-9][\d ]{8,}/g) ?? []
      const isReserved = (it: string) =>
        /^(\+44|0)(7700900|1632960|1174960)/.test(it.replaceAll(' ', ''))
      expect(phones.length).toBeGreaterThan(20)
      expect(phones.filter((it) => !isReserved(it))).toEqual([])
    }
  })

  test('is of other people with other ids each time', () => {
    const idsIn = (nth: number) => recordsOf(nth, '2026-11-23').quoteCases.map(({ id }) => id)
    expect(new Set([...idsIn(1), ...idsIn(2)]).size).toBe(16)
    expect(recordsOf(1, '2026-11-23')).toEqual(recordsOf(1, '2026-11-23'))
  })

  test('has numbers that the firm itself never reaches', () => {
    expect(sampleNumber('Q-00000', 1)).toBe('Q-090001')
    expect(sampleNumber('26-S-00000', 12_345)).toBe('26-S-0912345')
  })
})
