import { expect, test } from 'vitest'
import { reasonAgainst } from '#domain/act'
import { type FeeScaleAct, feeScaleActs } from '#domain/quote/scale/acts'
import { defaultStoredScale, type StoredFeeScale } from '#domain/quote/scale/stored'
import { staff } from '../../user/people.ts'

const today = '2026-06-01'
const scale = (given: Partial<StoredFeeScale>): StoredFeeScale => ({
  ...defaultStoredScale,
  version: 1,
  ...given,
})

test.each([
  ['a draft', scale({ state: 'draft' }), ['change', 'publish', 'discard', 'copy']],
  ['to come', scale({ valid_from: '2026-07-01' }), ['withdraw', 'end', 'copy']],
  ['in force', scale({ valid_from: '2026-01-01' }), ['end', 'copy']],
  ['the product’s own', defaultStoredScale, ['copy']],
] as const)('of a scale that is %s', (_, it, allowed) => {
  const acts = feeScaleActs(it, staff(['fee-scales.update']), today)
  const names = Object.keys(acts) as FeeScaleAct[]
  expect(names.filter((name) => acts[name] === true)).toEqual(allowed)
})

test('say why not, and are refused to those who lack the permission', () => {
  const started = scale({ valid_from: '2026-01-01' })
  const acts = feeScaleActs(started, staff(['fee-scales.update']), today)
  expect(reasonAgainst(acts.withdraw)).toBe(
    'This scale has already started. End it, or publish another.',
  )
  expect(feeScaleActs(started, staff([]), today)).toMatchObject({ copy: { status: 403 } })
})
