import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type CaseFields,
  type Condition,
  conditionHolds,
} from '#domain/conveyance/workflow/condition'
import { conditionText } from '#domain/conveyance/workflow/condition-text'
import { fromGroup, toGroup } from '#domain/conveyance/workflow/editing/condition-groups'

const leaf: fc.Arbitrary<Condition> = fc.constantFrom<Condition>(
  { field: 'lender', is: true },
  { field: 'tenure', is: 'leasehold' },
  { field: 'price', over: 20 },
  { field: 'flags', has: 'chain' },
)
const tree = fc.letrec<{ it: Condition }>((tie) => ({
  it: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('it'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('it'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie('it').map((not) => ({ not })),
  ),
})).it
const fields: fc.Arbitrary<CaseFields> = fc.record({
  matter_type: fc.constant('sale'),
  tenure: fc.constantFrom('leasehold', 'freehold'),
  nation: fc.constant('England'),
  price: fc.nat({ max: 40 }),
  lender: fc.boolean(),
  linked: fc.boolean(),
  agency: fc.boolean(),
  client_count: fc.nat({ max: 3 }),
  flags: fc.subarray(['chain', 'probate']),
})

it('a condition means the same after its builder has shown it', () => {
  fc.assert(
    fc.property(tree, fields, (condition, values) => {
      const shown = fromGroup(toGroup(condition))
      expect(conditionHolds(shown, values)).toBe(conditionHolds(condition, values))
    }),
  )
})

it('a condition reads as a sentence, and an empty group is none', () => {
  expect(fromGroup({ mode: 'none', items: [] })).toBe(null)
  expect(
    conditionText({
      all: [{ field: 'lender', is: true }, { not: { field: 'price', over: 50_000_000 } }],
    }),
  ).toBe('there is a lender and it is not so that the price is over £500,000')
  expect(
    conditionText({
      all: [
        { field: 'tenure', is: 'leasehold' },
        {
          any: [
            { field: 'flags', has: 'chain' },
            { field: 'linked', is: true },
          ],
        },
      ],
    }),
  ).toBe('the tenure is leasehold and (the case has “chain” or there is a linked case)')
})
