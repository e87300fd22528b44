import { expect, it } from 'vitest'
import { CaseField, type Condition } from '#domain/conveyance/workflow/condition'
import { conditionFields } from '#domain/conveyance/workflow/editing/condition-fields'
import { fromGroup, toGroup } from '#domain/conveyance/workflow/editing/condition-groups'
import {
  choiceOf,
  firstCondition,
  fromLine,
  operatorsOf,
  toLine,
  withChoice,
} from '#domain/conveyance/workflow/editing/condition-lines'
import { neverHolds } from '#domain/conveyance/workflow/never-holding'

it('every field of a case can be chosen, and begins as a condition that can hold', () => {
  expect(Object.keys(conditionFields).toSorted()).toEqual(CaseField.options.toSorted())
  for (const field of CaseField.options) {
    const single = firstCondition(field)
    expect([field, neverHolds(single, 'sale')]).toEqual([field, false])
    expect(operatorsOf(single)).toHaveLength(2)
  }
})

it('a single condition and its opposite are one line each, and stay so in their group', () => {
  const single = { field: 'risk', is: 'high' } as const
  const opposite: Condition = { not: single }
  expect(toLine(opposite)).toEqual({ single, isNegated: true })
  expect(fromLine({ single, isNegated: true })).toEqual(opposite)
  expect(fromGroup(toGroup(opposite))).toEqual(opposite)
  expect(toGroup({ not: { any: [single] } })).toEqual({ mode: 'none', items: [single] })
  expect(toLine({ all: [single] })).toBeNull()
})

it('another choice replaces the value, and one that is none is left out', () => {
  const fact = firstCondition('facts')
  expect(choiceOf(withChoice(fact, 'pack_sent'))).toBe('pack_sent')
  expect(withChoice(fact, 'moon_landed')).toBe(fact)
  expect(withChoice({ field: 'lender', is: true }, 'false')).toEqual({ field: 'lender', is: false })
})
