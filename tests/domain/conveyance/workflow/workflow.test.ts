import { describe, expect, it } from 'vitest'
import { FactKey } from '#domain/conveyance/plan/fact'
import { workflowProblems } from '#domain/conveyance/workflow/checking'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { Workflow } from '#domain/conveyance/workflow/workflow'

const all = Object.values(defaultWorkflows)
const stepsOf = (it: Workflow) => it.milestones.flatMap((one) => one.steps)

describe('the default workflows', () => {
  it('have the milestones and steps of the trade', () => {
    const sizes = all.map((it) => [it.key, it.milestones.length, stepsOf(it).length])
    expect(sizes).toEqual([
      ['sale', 9, 63],
      ['purchase', 10, 62],
      ['remortgage', 7, 26],
      ['transfer-of-equity', 5, 18],
    ])
    const perStage = (it: Workflow) => it.milestones.map((one) => one.steps.length)
    expect(perStage(defaultWorkflows.sale)).toEqual([8, 8, 7, 8, 8, 4, 7, 7, 6])
    expect(perStage(defaultWorkflows.purchase)).toEqual([10, 4, 7, 7, 6, 7, 3, 7, 5, 6])
  })

  it.each(all)('$name numbers its steps from 1 without a gap', (workflow) => {
    const numbers = stepsOf(workflow).map((it) => it.number)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })

  it.each(all)('$name passes its own schema and survives export and import', (workflow) => {
    expect(Workflow.parse(JSON.parse(JSON.stringify(workflow)))).toEqual(workflow)
  })

  it.each(all)('$name has no step that depends on itself or on nothing', (workflow) => {
    expect(workflowProblems(workflow)).toEqual([])
  })

  it.each(all)('$name weighs its stages to a hundred', (workflow) => {
    expect(workflow.milestones.reduce((sum, it) => sum + it.weight, 0)).toBe(100)
  })

  it.each(all)('$name proves each fact by one step only', (workflow) => {
    const facts = stepsOf(workflow).flatMap((it) => it.evidence ?? [])
    expect(facts.filter((fact) => !FactKey.safeParse(fact).success)).toEqual([])
    expect(new Set(facts).size).toBe(facts.length)
  })

  it.each(all)('$name gives a client part only to steps that wait for the client', (workflow) => {
    const parts = stepsOf(workflow).filter((it) => it.client_part)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.filter((it) => it.waits_on?.party !== 'client')).toEqual([])
    expect(parts.filter((it) => !it.client_help || !it.client_title)).toEqual([])
  })

  it.each(all)('$name says due dates from one of the known days', (workflow) => {
    const undated = stepsOf(workflow).filter((it) => it.due === null && it.kind !== 'manual')
    expect(undated).toEqual([])
  })
})

describe('checking a workflow', () => {
  const [first, second, third] = stepsOf(defaultWorkflows.sale)
  if (!first || !second || !third) throw new Error('The sale has lost its steps.')
  const withSteps = (...steps: (typeof first)[]): Workflow => {
    const [milestone] = defaultWorkflows.sale.milestones
    if (!milestone) throw new Error('The sale has lost its milestones.')
    return { ...defaultWorkflows.sale, milestones: [{ ...milestone, steps }] }
  }

  it('finds steps that wait for themselves in a ring', () => {
    const ring = withSteps(
      { ...first, depends_on: [third.key] },
      { ...second, depends_on: [first.key] },
      { ...third, depends_on: [second.key] },
    )
    expect(workflowProblems(ring)).toEqual([
      'conflict-check depends on itself.',
      'risk-assessment depends on itself.',
      'terms depends on itself.',
    ])
  })

  it('finds steps that wait for what is not there, and names used twice', () => {
    const broken = withSteps(first, { ...second, depends_on: ['tea'] }, { ...first })
    expect(workflowProblems(broken)).toEqual([
      'Two steps have the key conflict-check.',
      'risk-assessment depends on tea, which is not a step.',
    ])
  })
})
