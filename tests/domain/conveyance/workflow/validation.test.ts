import { describe, expect, it } from 'vitest'
import type { Condition } from '#domain/conveyance/workflow/condition'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { findingsOf } from '#domain/conveyance/workflow/validation'
import type { Step, Workflow } from '#domain/conveyance/workflow/workflow'

const { sale } = defaultWorkflows
const [milestone] = sale.milestones
const [first, second, third] = milestone?.steps ?? []
if (!milestone || !first || !second || !third) throw new Error('The sale has lost its steps.')

const withSteps = (...steps: Step[]): Workflow => ({
  ...sale,
  milestones: [{ ...milestone, steps }],
})
const of = (it: Step, depends_on: string[], condition: Condition | null = null) => ({
  ...it,
  depends_on,
  condition,
})

describe('the findings of a workflow', () => {
  it('are none for the default workflows', () => {
    expect(Object.values(defaultWorkflows).flatMap(findingsOf)).toEqual([])
  })

  it('name the step of a ring, and the step that waits for the ring', () => {
    const workflow = withSteps(
      of(first, [second.key]),
      of(second, [first.key]),
      of(third, [first.key]),
    )
    expect(findingsOf(workflow)).toEqual([
      {
        severity: 'error',
        place: { milestone: milestone.key, step: first.key },
        text: 'conflict-check depends on itself.',
      },
      {
        severity: 'error',
        place: { milestone: milestone.key, step: second.key },
        text: 'risk-assessment depends on itself.',
      },
      {
        severity: 'error',
        place: { milestone: milestone.key, step: third.key },
        text: 'terms can never open: it waits for a step that depends on itself.',
      },
    ])
  })

  it('place a key that is used twice and a dependency that is no step', () => {
    const workflow = withSteps(first, of(second, ['tea']), first)
    expect(findingsOf(workflow).map((it) => [it.place.step, it.text])).toEqual([
      ['conflict-check', 'Two steps have the key conflict-check.'],
      ['risk-assessment', 'risk-assessment depends on tea, which is not a step.'],
    ])
  })

  it.each<Condition>([
    { field: 'matter_type', is: 'purchase' },
    { any: [] },
    {
      all: [
        { field: 'tenure', is: 'leasehold' },
        { field: 'tenure', is: 'freehold' },
      ],
    },
  ])('warn of a condition that holds for no case: %j', (condition) => {
    expect(findingsOf(withSteps(of(first, [], condition)))).toEqual([
      {
        severity: 'warning',
        place: { milestone: milestone.key, step: first.key },
        text: 'conflict-check never applies: its condition cannot hold.',
      },
    ])
  })
})
