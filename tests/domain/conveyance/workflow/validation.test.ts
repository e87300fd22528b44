import { describe, expect, it } from 'vitest'
import type { Condition } from '#domain/conveyance/workflow/condition'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { findingsOf } from '#domain/conveyance/workflow/validation'
import type { Step, Workflow, WorkflowRule } from '#domain/conveyance/workflow/workflow'
import { rule } from '../automation/fixture.ts'

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
        text: 'terms can never open, because a step before it depends on itself.',
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
    { field: 'facts', over: 1 },
    { field: 'lender', is: 'yes' },
    { field: 'price', has: 'chain' },
    { all: [{ field: 'flags', has: 'chain' }, { not: { field: 'flags', has: 'chain' } }] },
  ])('warn of a condition that holds for no case: %j', (condition) => {
    expect(findingsOf(withSteps(of(first, [], condition)))).toEqual([
      {
        severity: 'warning',
        place: { milestone: milestone.key, step: first.key },
        text: 'conflict-check never applies: its condition cannot hold.',
      },
    ])
  })

  it('warn of a rule that waits for a step which never applies', () => {
    const never: Condition = { field: 'matter_type', is: 'purchase' }
    const call = { do: 'create_task', title: 'Call', role: 'assistant', due_in_wd: 1 } as const
    const rules = [rule({ step: first.key, is: 'done' }, [call])]
    const found = findingsOf({ ...withSteps(of(first, [], never)), rules })
    expect(found.map((it) => [it.severity, it.text])).toEqual([
      ['warning', 'conflict-check never applies: its condition cannot hold.'],
      ['warning', 'This rule never runs: conflict-check never applies.'],
    ])
  })

  it('place what is wrong with a rule, and with the action of a step', () => {
    const call = { do: 'create_task', title: 'Call', role: 'assistant', due_in_wd: 1 } as const
    const [approval] = sale.milestones
      .flatMap((it) => it.steps)
      .filter((it) => it.kind === 'approval')
    if (!approval) throw new Error('The sale has lost its approvals.')
    const rules: WorkflowRule[] = [
      rule({ event: 'case.exploded' }, [call]),
      rule({ step: 'tea', is: 'done' }, [call]),
      rule({ field: 'facts' }, [call]),
      rule({ event: 'task.created' }, [call]),
      rule({ date: 'memo_on', offset: 1, unit: 'd' }, [
        { do: 'set_key_date', key: 'memo_on', to: { base: 'ready', offset: 1, unit: 'wd' } },
      ]),
      rule({ step: first.key, is: 'done' }, [
        { do: 'notify', to: 'supervisor', text: 'The {colour} house' },
        { do: 'complete_task', step: approval.key },
        { do: 'skip_task', step: 'tea', reason: 'None left' },
      ]),
      rule({ field: 'price' }, [call], { any: [] }),
    ]
    const found = findingsOf({ ...sale, rules }).map((it) => [it.place.rule, it.severity, it.text])
    expect(found).toEqual([
      [0, 'error', 'Nothing sets this rule off: there is no event case.exploded.'],
      [1, 'error', 'This rule waits for tea, which is not a step.'],
      [2, 'error', 'Nothing sets this rule off: facts does not change by itself.'],
      [3, 'warning', 'This rule can set itself off. It runs once, and not on what it did itself.'],
      [4, 'error', 'This rule moves the date that it waits for, so it would never end.'],
      [5, 'error', 'The text uses the value “colour”, which does not exist.'],
      [5, 'error', `${approval.key} is an approval, which a person has to give.`],
      [5, 'error', 'An action names tea, which is not a step.'],
      [6, 'warning', 'This rule never runs: its condition cannot hold.'],
    ])
    const acting = withSteps({ ...first, actions: [{ do: 'complete_task', step: first.key }] })
    expect(findingsOf(acting)).toMatchObject([
      { severity: 'warning', place: { milestone: milestone.key, step: first.key } },
    ])
  })
})
