import { expect, test } from 'vitest'
import { communicationActs, isRival } from '#domain/communication/firm/acts'
import { candidatesOf, chosenFor } from '#domain/communication/firm/choosing'
import { anyCase, type CommunicationFacts } from '#domain/communication/firm/conditions'
import { aCommunication } from './communications.ts'

const standard = { audience: 'client', channel: 'email', subject: 'Standard', body: '' } as const
const sale: CommunicationFacts = {
  matter_types: ['sale'],
  tenures: ['freehold'],
  agency_id: 'agency',
  stage: 'exchanged',
  is_on_hold: false,
  completion_on: null,
}
const own = aCommunication()
const forSales = aCommunication({
  id: 'sales',
  conditions: { ...anyCase, matter_types: ['sale'] },
})
const forFreeholdSales = aCommunication({
  id: 'freehold',
  conditions: { ...anyCase, matter_types: ['sale'], tenure: 'freehold' },
})

const chosenIds = (all: readonly (typeof own)[], facts: CommunicationFacts | null) =>
  chosenFor(candidatesOf([standard], [standard], all), facts).map((it) => it.own?.id ?? 'standard')

test('the firm’s own text with the most conditions that hold replaces the standard one', () => {
  expect(chosenIds([], sale)).toEqual(['standard'])
  expect(chosenIds([own], sale)).toEqual(['own'])
  expect(chosenIds([own, forSales, forFreeholdSales], sale)).toEqual(['freehold'])
  expect(chosenIds([forFreeholdSales], { ...sale, tenures: ['leasehold'] })).toEqual(['standard'])
  expect(chosenIds([forSales], null)).toEqual(['standard'])
})

test('conditions ask for agency and stage', () => {
  const agency = { id: 'agency', name: 'Bellwether' }
  const one = aCommunication({ conditions: { ...anyCase, agency, stages: ['exchanged'] } })
  expect(chosenIds([one], sale)).toEqual(['own'])
  expect(chosenIds([one], { ...sale, agency_id: 'other' })).toEqual(['standard'])
  expect(chosenIds([one], { ...sale, stage: 'completed' })).toEqual(['standard'])
})

test('whom an event leaves out gets nothing of the firm’s own either', () => {
  expect(chosenFor(candidatesOf([standard], [], [own]), sale)).toEqual([])
})

test('two active communications for one cell need conditions that tell them apart', () => {
  expect(isRival(own, aCommunication({ id: 'other' }))).toBe(true)
  expect(isRival(own, forSales)).toBe(false)
  expect(isRival(own, aCommunication({ id: 'other', channel: 'sms' }))).toBe(false)
  const forPurchases = aCommunication({
    id: 'purchases',
    conditions: { ...anyCase, matter_types: ['purchase'] },
  })
  expect(isRival(forSales, forPurchases)).toBe(false)
  const draft = aCommunication({ id: 'draft', status: 'draft' })
  expect(communicationActs(draft, [own]).activate).toMatchObject({ code: 'communication.rival' })
  expect(communicationActs(draft, [{ ...own, status: 'paused' }]).activate).toBe(true)
  expect(communicationActs(own, []).activate).toMatchObject({ code: 'communication.active' })
  expect(communicationActs(draft, []).pause).toMatchObject({ code: 'communication.not_active' })
  expect(communicationActs(own, []).pause).toBe(true)
})
