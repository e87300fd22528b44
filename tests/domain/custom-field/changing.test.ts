import { expect, test } from 'vitest'
import { changedFields } from '#domain/custom-field/changing'
import { fieldsForMatter, noCustomFields } from '#domain/custom-field/custom-field'
import { refusalOf } from '../refusal-of.ts'
import { field } from './custom-fields.ts'

const before = { version: 1, fields: [field()] }

test('a new field gets a key from its name, and another of such a name a key of its own', () => {
  const named = (name: string) => ({ ...field({ name }), key: null })
  const { fields } = changedFields(before, [field(), named('Survey?'), named('2. Über')])
  expect(fields.map((it) => it.key)).toEqual(['survey', 'survey_2', 'ber'])
})

test('a key that the firm does not have is never taken over', () => {
  const [made] = changedFields(noCustomFields, [field({ key: 'borrowed', name: 'Parking' })]).fields
  expect(made?.key).toBe('parking')
})

test('a field that is left out is retired, and cases show it no longer', () => {
  const after = changedFields(before, [])
  expect(after).toMatchObject({ version: 2, fields: [{ key: 'survey', is_retired: true }] })
  expect(fieldsForMatter(after, 'sale')).toEqual([])
})

test('a field is shown for its types of matter alone', () => {
  const fields = { version: 1, fields: [field({ matter_types: ['purchase'] })] }
  expect(fieldsForMatter(fields, 'sale')).toEqual([])
  expect(fieldsForMatter(fields, 'purchase')).toHaveLength(1)
})

test('two of one name, another kind and a choice of one are refused beside their fields', () => {
  const entered = [
    field({ kind: 'number' }),
    { ...field({ name: 'SURVEY' }), key: null },
    { ...field({ name: 'Keys', choices: ['Agent'] }), key: null },
  ]
  expect(Object.keys(refusalOf(() => changedFields(before, entered)).detail.fields ?? {})).toEqual([
    'fields.0.kind',
    'fields.1.name',
    'fields.2.choices',
  ])
})
