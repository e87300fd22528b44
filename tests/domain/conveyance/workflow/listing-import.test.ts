import { expect, test } from 'vitest'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { workflowDifference } from '#domain/conveyance/workflow/listing-difference'
import { parseWorkflow } from '#domain/conveyance/workflow/listing-import'
import { mapUnknownValues } from '#domain/conveyance/workflow/listing-mapping'
import type { Workflow } from '#domain/conveyance/workflow/workflow'

const sale = () => structuredClone(defaultWorkflows.sale)

test('an exported workflow reads as itself', () => {
  expect(parseWorkflow(JSON.stringify(sale()))).toEqual({ workflow: sale(), problems: [] })
})

test('a file that is no workflow says what is wrong and where', () => {
  expect(parseWorkflow('{').problems).toEqual([
    'The file is not JSON. Export a workflow to see the format.',
  ])
  const broken = sale()
  Object.assign(broken.milestones[0]?.steps[3] ?? {}, { kind: 'odd' })
  const { workflow, problems } = parseWorkflow(JSON.stringify(broken))
  expect(workflow).toBeNull()
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^Milestone 1, step 4, kind: use one of manual, /)
})

test('a step that waits for nothing that is there is found without keeping anything', () => {
  const broken = sale()
  broken.milestones[0]?.steps[0]?.depends_on.push('nothing')
  expect(parseWorkflow(JSON.stringify(broken)).problems).toEqual([
    'conflict-check depends on nothing, which is not a step.',
  ])
})

test('a script in the name of a workflow, a rule or what a step waits for is refused', () => {
  const script = '<script>alert(1)</script>'
  const problemsWith = (change: (workflow: Workflow) => void) => {
    const workflow = sale()
    change(workflow)
    return parseWorkflow(JSON.stringify(workflow)).problems
  }
  const refusal = /has markup. Use plain text: < and > are not allowed.$/
  expect(problemsWith((it) => Object.assign(it, { name: script }))).toEqual([
    expect.stringMatching(refusal),
  ])
  expect(problemsWith((it) => Object.assign(it.rules[0] ?? {}, { name: script }))).toEqual([
    expect.stringMatching(refusal),
  ])
  const waits_on = { party: 'client', what: script, usual_wd: 1, asks: false }
  expect(
    problemsWith((it) => Object.assign(it.milestones[0]?.steps[0] ?? {}, { waits_on })),
  ).toEqual([expect.stringMatching(refusal)])
})

test('a file of a million steps is refused by its length, and its words are not read', () => {
  const text = JSON.stringify({
    milestones: Array.from({ length: 1_000_000 }, () => ({ step: 1 })),
  })
  expect(parseWorkflow(text).problems).toEqual([
    'The file is too large. A workflow has at most 400 steps.',
  ])
  expect(mapUnknownValues(text, {})).toEqual({ text, words: [] })
})

test('two versions differ by steps added, removed and changed, never by numbers', () => {
  const after = sale()
  const [first] = after.milestones
  const gone = first?.steps.pop()
  const changed = first?.steps[1]
  if (changed) Object.assign(changed, { title: 'Risk assessed', number: 99 })
  const found = workflowDifference(sale(), after)
  expect(found.removed.map((it) => it.key)).toEqual([gone?.key])
  expect(found.added).toEqual([])
  expect(found.changed.map((it) => [it.step.key, it.fields])).toEqual([[changed?.key, ['title']]])
})
