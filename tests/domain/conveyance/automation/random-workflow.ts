import fc from 'fast-check'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { milestone, step, workflow } from '#domain/conveyance/workflow/builders'
import type { Condition } from '#domain/conveyance/workflow/condition'
import type { Workflow, WorkflowRule } from '#domain/conveyance/workflow/workflow'
import { rule } from './fixture.ts'

// Facts that anybody may record by themselves.
const facts: readonly FactKey[] = [
  'forms_sent',
  'contract_drafted',
  'transfer_drafted',
  'pack_ready',
  'pack_sent',
  'keys_planned',
]
const conditions: readonly (Condition | null)[] = [
  null,
  null,
  null,
  { field: 'tenure', is: 'leasehold' },
  { not: { field: 'tenure', is: 'leasehold' } },
  { field: 'facts', has: 'pack_ready' },
]

const MOST_STEPS = 10
const number = (most: number) => fc.nat({ max: most })

const randomStep = fc.record({
  before: fc.array(number(MOST_STEPS - 1), { maxLength: 3 }),
  condition: number(conditions.length - 1),
  hasFact: fc.boolean(),
})

const randomRule = fc.record({
  on: number(MOST_STEPS),
  acts: number(4),
  target: number(MOST_STEPS - 1),
})

const keyOf = (at: number) => `step-${at}`

const ruleOf = (
  { on, acts, target }: { on: number; acts: number; target: number },
  count: number,
): WorkflowRule => {
  const when =
    on < count ? ({ step: keyOf(on), is: 'done' } as const) : ({ event: 'task.created' } as const)
  const of = keyOf(target % count)
  return rule(when, [
    (
      [
        { do: 'complete_task', step: of },
        { do: 'skip_task', step: of, reason: 'Not needed' },
        { do: 'create_task', title: `Added ${target}`, role: 'assistant', due_in_wd: 1 },
        { do: 'assign', step: of, role: 'compliance' },
        { do: 'start_workflow', workflow: 'part' },
      ] as const
    )[acts] ?? { do: 'complete_task', step: of },
  ])
}

/** A workflow that rules start: it proves facts of the case, and tries to start itself and the case’s own. */
export const randomPart: Workflow = {
  ...workflow('part', 'Part', 'sale', [
    milestone('own', 'Own', 'Own', 'Own', { weight: 100, usual_wd: 5 }, [
      step('first', 'First of the part', 'manual', 'assistant'),
      step('second', 'Second of the part', 'manual', 'assistant', {
        depends_on: ['first'],
        evidence: 'pack_ready',
      }),
      step('third', 'Third of the part', 'manual', 'assistant', {
        depends_on: ['second'],
        condition: { field: 'tenure', is: 'leasehold' },
      }),
    ]),
  ]),
  is_part: true,
  rules: [
    rule({ step: 'first', is: 'done' }, [
      { do: 'start_workflow', workflow: 'part' },
      { do: 'start_workflow', workflow: 'sale' },
      { do: 'assign', step: 'second', role: 'compliance' },
    ]),
  ],
}

/** A valid sale in two stages, whose steps wait for earlier ones and apply to some cases only. */
export const randomWorkflow: fc.Arbitrary<Workflow> = fc
  .record({
    steps: fc.array(randomStep, { minLength: 2, maxLength: MOST_STEPS }),
    rules: fc.array(randomRule, { maxLength: 5 }),
  })
  .map(({ steps, rules }) => {
    const drafts = steps.map(({ before, condition, hasFact }, at) =>
      step(keyOf(at), `Step ${at}`, 'manual', 'assistant', {
        depends_on: [...new Set(before.filter((it) => it < at).map(keyOf))],
        condition: conditions[condition] ?? null,
        evidence: (hasFact && facts[at]) || null,
      }),
    )
    const half = Math.ceil(drafts.length / 2)
    const usual = { weight: 50, usual_wd: 5 }
    const made = workflow('sale', 'Random', 'sale', [
      milestone('first', 'First', 'First', 'First', usual, drafts.slice(0, half)),
      milestone('second', 'Second', 'Second', 'Second', usual, drafts.slice(half)),
    ])
    return { ...made, rules: rules.map((it) => ruleOf(it, drafts.length)) }
  })
