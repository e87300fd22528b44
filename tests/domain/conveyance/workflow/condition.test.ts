import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#domain/conveyance/fields'
import { Condition, conditionHolds } from '#domain/conveyance/workflow/condition'
import { aCase, withFacts } from '../fixture.ts'

const probate = aCase('sale', { tenure: 'leasehold', lender: null, flags: ['probate'] })
const fields = fieldsOf(withFacts(probate, ['conflict_clear']).conveyance, '2026-10-01')

const table: readonly (readonly [Condition, boolean])[] = [
  [{ field: 'tenure', is: 'leasehold' }, true],
  [{ field: 'tenure', is: 'freehold' }, false],
  [{ field: 'lender', is: true }, false],
  [{ field: 'agency', is: true }, true],
  [{ field: 'linked', is: false }, true],
  [{ field: 'client_count', over: 1 }, true],
  [{ field: 'client_count', over: 2 }, false],
  [{ field: 'tenure', over: 1 }, false],
  [{ field: 'flags', has: 'probate' }, true],
  [{ field: 'flags', has: 'company' }, false],
  [{ field: 'nation', has: 'England' }, false],
  [{ field: 'facts', has: 'conflict_clear' }, true],
  [{ field: 'facts', has: 'terms_signed' }, false],
  [{ field: 'risk', is: 'high' }, false],
  [{ field: 'enquiries_open', over: 0 }, false],
  [{ field: 'wd_since_instruction', over: 6 }, true],
  [{ field: 'wd_since_instruction', over: 7 }, false],
  [{ field: 'wd_since_exchange', over: 0 }, false],
  [{ not: { field: 'flags', has: 'company' } }, true],
  [
    {
      all: [
        { field: 'tenure', is: 'leasehold' },
        { field: 'price', over: 400_000_00 },
      ],
    },
    true,
  ],
  [
    {
      all: [
        { field: 'tenure', is: 'leasehold' },
        { field: 'lender', is: true },
      ],
    },
    false,
  ],
  [
    {
      any: [
        { field: 'lender', is: true },
        { field: 'flags', has: 'probate' },
      ],
    },
    true,
  ],
  [{ all: [] }, true],
  [{ any: [] }, false],
]

describe('a condition', () => {
  it.each(table)('%j on a leasehold probate sale is %s', (condition, isTrue) => {
    expect(Condition.parse(condition)).toEqual(condition)
    expect(conditionHolds(condition, fields)).toBe(isTrue)
  })

  it('that is not there always holds', () => {
    expect(conditionHolds(null, fields)).toBe(true)
  })

  it('that asks over an unknown field is refused', () => {
    expect(Condition.safeParse({ field: 'colour', is: 'red' }).success).toBe(false)
    expect(Condition.safeParse({ field: 'tenure', is: 'leasehold', or: 1 }).success).toBe(false)
  })
})
