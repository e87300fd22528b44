import { expect, test } from 'vitest'
import { conditionText } from '#domain/conveyance/workflow/condition-text'
import type { CustomField } from '#domain/custom-field/custom-field'
import { fillFields } from '#domain/custom-field/filling'
import type { CustomValue } from '#domain/custom-field/value'
import { automated, rule } from '../conveyance/automation/fixture.ts'
import { aCase, OPENED } from '../conveyance/fixture.ts'
import { refusalOf } from '../refusal-of.ts'
import { field } from './custom-fields.ts'

const parking = field({ key: 'parking', name: 'Parking', kind: 'yes_no', choices: [] })
const offer = field({ key: 'offer_on', name: 'Offer on', kind: 'date', choices: [] })
const fields: readonly CustomField[] = [field(), parking, offer]

const filled = (values: Readonly<Record<string, CustomValue | null>>, records = aCase()) =>
  fillFields(records, fields, values, OPENED)

test('values are kept, the history says what changed, and null removes one', () => {
  const first = filled({ survey: 'Full', parking: false, offer_on: '2026-03-04' })
  expect(first.conveyance.custom_fields).toEqual({
    survey: 'Full',
    parking: false,
    offer_on: '2026-03-04',
  })
  expect(first.events[0]).toMatchObject({
    name: 'conveyance.updated',
    changed: ['custom_fields', 'custom.survey', 'custom.parking', 'custom.offer_on'],
    detail: { changes: [{ field: 'Survey', from: '', to: 'Full' }, { to: 'no' }, {}] },
  })
  const second = filled({ survey: null }, first)
  expect(second.conveyance.custom_fields).toEqual({ parking: false, offer_on: '2026-03-04' })
})

test('a value that does not suit its field, and a field that is not there, are refused', () => {
  const refusal = refusalOf(() => filled({ survey: 'Drone', parking: 'yes', other: 1 }))
  expect(refusal.detail.fields).toEqual({
    'values.survey': ['Choose from the list.'],
    'values.parking': ['Choose yes or no.'],
    'values.other': ['Cases of this type have no such field.'],
  })
})

const note = (text: string) => ({ do: 'notify', to: 'fee_earner', text }) as const

test('a rule waits for a field, asks for its value and says it', () => {
  const condition = { field: 'custom.survey', is: 'Full' } as const
  const rules = [rule({ field: 'custom.survey' }, [note('Survey: {custom_survey}')], condition)]
  expect(automated(filled({ survey: 'Full' }), rules).events[0]).toMatchObject({
    name: 'automation.note',
    detail: { text: 'Survey: Full' },
  })
  expect(automated(filled({ parking: true }), rules).runs).toEqual([])
  expect(automated(filled({ survey: 'Valuation' }), rules).runs[0]).toMatchObject({
    outcome: 'skipped',
    reason: 'It runs only when the survey is “Full”.',
  })
  expect(conditionText({ field: 'custom.parking', is: true })).toBe('the parking is yes')
})

test('a text that names an empty field fails and is never sent with a gap', () => {
  const rules = [rule({ field: 'custom.survey' }, [note('Offer on {custom_offer_on}')])]
  const { runs, events } = automated(filled({ survey: 'Full' }), rules)
  expect(runs[0]?.reason).toBe(
    'The text uses the field “offer on”, which is empty in this case. Fill it in and try again.',
  )
  expect(events.map((it) => it.name)).toEqual(['automation.failed'])
})
