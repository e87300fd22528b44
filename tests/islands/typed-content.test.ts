import { expect, test } from 'vitest'
import { TemplateForm } from '#domain/template/bodies'
import { blankContent } from '#domain/template/template'
import { contentOf } from '#islands/admin/templates/typed-content.ts'

const stored = { ...blankContent, name: 'Price', body: '' }
const whole = { name: 'High', sample: 'joint', given: '', expected: 'high' }

test('what is typed is checked, also while a row of it is not whole', () => {
  const typed = { ...stored, body: 'case.price', tests: [whole, { ...whole, name: '' }] }
  const content = contentOf(typed, stored)
  expect([content.body, content.tests]).toEqual(['case.price', [whole]])
})

test('a test of a script may be given nothing, and expect nothing', () => {
  const asTyped = [{ name: 'High', sample: 'joint' }]
  const { tests } = TemplateForm.parse({ name: 'Price', word: null, tests: asTyped })
  expect(tests).toEqual([{ ...whole, given: '', expected: '' }])
})

test('without a name the stored content stays', () => {
  expect(contentOf({ ...stored, body: 'case.price', name: '' }, stored)).toBe(stored)
})
