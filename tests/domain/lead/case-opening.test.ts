import { expect, test } from 'vitest'
import { mattersLeft, mayOpenCase } from '#domain/lead/acts'
import { caseOfLead, openCaseFromLead } from '#domain/lead/case-opening'
import { convertLead } from '#domain/lead/conversion'
import { aLead, NOW } from './fixtures.ts'

const opened = {
  id: 'v-1',
  ref: '26-S-00001',
  matter_type: 'sale',
  contact_id: 'c-1',
} as const

test('a lead says of its case what it knows', () => {
  expect(caseOfLead(aLead())).toEqual({
    matter_type: 'sale',
    line: '14 Larkfield Road',
    town: 'Bristol',
    postcode: 'BS1 4AA',
    price: 412_500_00,
    client: {
      contact_id: '',
      name: 'Owen Tarrant',
      email: 'owen@tarrant.test',
      phone: '07700 900482',
      role: 'seller',
    },
    other_side: '',
    agency_id: '',
    exchange_target_on: null,
    linked: null,
  })
})

test('the second matter of a lead has another property and is linked to the first case', () => {
  const { lead } = openCaseFromLead(aLead({ intent: ['purchase', 'sale'] }), opened, NOW)
  expect(mattersLeft(lead)).toEqual(['purchase'])
  expect(mayOpenCase(lead)).toBe(true)
  expect(caseOfLead(lead)).toMatchObject({
    matter_type: 'purchase',
    line: '',
    price: null,
    client: { contact_id: 'c-1', role: 'buyer' },
    linked: { id: 'v-1', ref: '26-S-00001', matter_type: 'sale' },
  })
})

test('a lead that became a quote opens its cases from there', () => {
  const { lead } = convertLead(aLead(), { id: 'q', number: 'Q-00001' }, NOW)
  expect(mayOpenCase(lead)).toMatchObject({ status: 409, code: 'lead.is_converted' })
})
