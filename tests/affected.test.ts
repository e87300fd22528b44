import { expect, test } from 'vitest'
import { affectedTests } from '#worker/local/affected'
import type { Source } from '#worker/local/imports'

const sources: readonly Source[] = [
  { path: 'src/domain/lead/lead.ts', text: '' },
  { path: 'src/domain/quote/case/price.ts', text: 'src/domain/lead/lead.ts' },
  { path: 'tests/domain/quote/price.test.ts', text: 'src/domain/quote/case/price.ts' },
  { path: 'tests/domain/tax/tax.test.ts', text: '' },
  { path: 'tests/worker/support/firm.ts', text: 'src/domain/quote/case/price.ts' },
  { path: 'tests/worker/resources/leads.test.ts', text: 'tests/worker/support/firm.ts' },
  { path: 'tests/worker/resources/roles.test.ts', text: 'tests/worker/support/firm.ts' },
  { path: 'tests/e2e/realtime/live.test.ts', text: `open('/quotes/leads')` },
  { path: 'tests/e2e/chrome/toasts.test.ts', text: `open('/admin/users')` },
]
const affected = (...changed: string[]) =>
  affectedTests(sources, changed, ({ text }) => text.match(/^\S+\.ts$/g) ?? [])

test('a change concerns the tests that reach it by imports', () => {
  expect(affected('src/domain/lead/lead.ts')).toContain('tests/domain/quote/price.test.ts')
})

test('a change concerns the tests that have its noun in their name or open its pages', () => {
  expect(affected('worker/tenant/lead/view.ts')).toEqual([
    'tests/worker/resources/leads.test.ts',
    'tests/e2e/realtime/live.test.ts',
  ])
  expect(affected('worker/resources/users.ts')).toEqual(['tests/e2e/chrome/toasts.test.ts'])
})

test('what all tests of a layer stand on concerns them all, and what it imports does not', () => {
  expect(affected('tests/worker/support/firm.ts')).toHaveLength(2)
  expect(affected('src/domain/quote/case/price.ts')).not.toContain(
    'tests/worker/resources/roles.test.ts',
  )
})

test('a changed test concerns itself', () => {
  expect(affected('tests/domain/tax/tax.test.ts')).toEqual(['tests/domain/tax/tax.test.ts'])
})
