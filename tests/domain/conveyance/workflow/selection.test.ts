import { describe, expect, it } from 'vitest'
import { workflowProblems } from '#domain/conveyance/workflow/checking'
import type { CaseFields, Condition } from '#domain/conveyance/workflow/condition'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { parseWorkflow } from '#domain/conveyance/workflow/listing-import'
import { replaces, workflowFor } from '#domain/conveyance/workflow/selection'
import { starterNames } from '#domain/conveyance/workflow/starter/names'
import { starterOf } from '#domain/conveyance/workflow/starter/starters'
import { keysOf } from '#domain/entries'

const fields: CaseFields = {
  matter_type: 'purchase',
  tenure: 'leasehold',
  nation: 'England',
  price: 30_000_000,
  lender: true,
  linked: false,
  agency: false,
  client_count: 1,
  flags: ['new_build'],
}
const candidate = (key: string, condition: Condition | null, order = 0) => ({
  key,
  selection: condition && { condition, order },
  is_part: false,
})
const leasehold: Condition = { field: 'tenure', is: 'leasehold' }
const cheap: Condition = { not: { field: 'price', over: 50_000_000 } }

describe('the workflow of a case', () => {
  it('is the first in order whose condition holds, otherwise the one without a condition', () => {
    const rest = candidate('purchase', null)
    const all = [rest, candidate('cheap', cheap, 9), candidate('lease', leasehold, 2)]
    expect(workflowFor(all, fields)?.key).toBe('lease')
    expect(workflowFor(all, { ...fields, tenure: 'freehold' })?.key).toBe('cheap')
    expect(workflowFor(all, { ...fields, tenure: 'freehold', price: 60_000_000 })).toBe(rest)
    expect(workflowFor([candidate('lease', leasehold)], { ...fields, tenure: 'freehold' })).toBe(
      undefined,
    )
  })

  it('is replaced by a version with its key, and by another that takes all cases', () => {
    expect(replaces(candidate('a', leasehold), candidate('a', null))).toBe(true)
    expect(replaces(candidate('a', null), candidate('b', null))).toBe(true)
    expect(replaces(candidate('a', leasehold), candidate('b', null))).toBe(false)
  })

  it('is never one that runs within other cases, and such a one replaces none', () => {
    const rest = candidate('purchase', null)
    const part = { ...candidate('part', null), is_part: true }
    const leasePart = { ...candidate('lease', leasehold), is_part: true }
    expect(workflowFor([part, leasePart, rest], fields)).toBe(rest)
    expect(workflowFor([part, leasePart], fields)).toBe(undefined)
    expect(replaces(part, rest)).toBe(false)
  })
})

describe('the starters', () => {
  it.each(keysOf(starterNames))('%s can be published as it is', (key) => {
    const workflow = starterOf(key)
    expect(workflow?.matter_type).toBe(starterNames[key].matter_type)
    expect(workflow && workflowProblems(workflow)).toEqual([])
  })

  it('hold up exchange until their own steps are done, and lose none of the standard ones', () => {
    const probate = starterOf('probate')
    const steps = probate?.milestones.flatMap((it) => it.steps) ?? []
    const keys = steps.map((it) => it.key)
    const checklist = steps.find((it) => it.key === 'exchange-checklist')
    expect(checklist?.depends_on).toContain('grant')
    for (const { steps } of defaultWorkflows.sale.milestones)
      for (const { key } of steps) expect(keys).toContain(key)
    expect(keys).toHaveLength(63 + 7)
  })
})

describe('the limits of a workflow', () => {
  const { sale } = defaultWorkflows
  const [first, ...rest] = sale.milestones

  it('refuse more steps than a plan can hold, and nothing else is looked at', () => {
    const [step] = first?.steps ?? []
    if (!first || !step) throw new Error('no step')
    const steps = Array.from({ length: 1_000 }, (_, at) => ({ ...step, key: `step-${at}` }))
    const problems = workflowProblems({ ...sale, milestones: [{ ...first, steps }, ...rest] })
    expect(problems).toEqual(['A workflow has at most 400 steps; this one has 1055.'])
  })

  it('refuse markup in a name at its place, and a file that is too large before it is parsed', () => {
    const name = '<script>alert(1)</script>'
    expect(workflowProblems({ ...sale, name })[0]).toContain('Use plain text')
    const text = JSON.stringify({ ...sale, filler: 'x'.repeat(1_000_000) })
    expect(parseWorkflow(text).problems[0]).toContain('too large')
  })
})
