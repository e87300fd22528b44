import { expect, test } from 'vitest'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { parseWorkflow } from '#domain/conveyance/workflow/listing-import'
import { mapUnknownValues, OMITTED } from '#domain/conveyance/workflow/listing-mapping'

const sale = () => structuredClone(defaultWorkflows.sale)

/** The sale with words of another firm. */
const others = () => {
  const it = sale()
  const steps = it.milestones.flatMap(({ steps }) => steps)
  Object.assign(steps[0] ?? {}, { assignee: 'paralegal' })
  Object.assign(steps[2] ?? {}, { assignee: 'paralegal', kind: 'letter' })
  steps[4]?.depends_on.push('aml')
  steps[5]?.depends_on.push('welcome-pack')
  return JSON.stringify(it)
}

test('a workflow of our own words needs no mapping', () => {
  const text = JSON.stringify(sale())
  expect(mapUnknownValues(text, {})).toEqual({ text, words: [] })
})

test('each unknown word is told once, with its places and what it may be', () => {
  const { words } = mapUnknownValues(others(), {})
  expect(words.map(({ id, uses }) => [id, uses])).toEqual([
    ['assignee: paralegal', 2],
    ['kind: letter', 1],
  ])
  expect(words[0]?.known).toContain('assistant')
})

const roles = { 'assignee: paralegal': 'assistant', 'kind: letter': 'document' }

test('steps that are waited for and missing are asked for once all else is read', () => {
  const { text, words } = mapUnknownValues(others(), roles)
  expect(words.map(({ id }) => id)).toEqual([
    'assignee: paralegal',
    'kind: letter',
    'depends on: aml',
    'depends on: welcome-pack',
  ])
  expect(parseWorkflow(text).problems).toEqual([
    expect.stringContaining('depends on aml'),
    expect.stringContaining('depends on welcome-pack'),
  ])
})

test('a file whose words are all mapped can be saved', () => {
  const [first] = sale().milestones[0]?.steps ?? []
  const { text } = mapUnknownValues(others(), {
    ...roles,
    'depends on: aml': first?.key ?? '',
    'depends on: welcome-pack': OMITTED,
  })
  const { workflow, problems } = parseWorkflow(text)
  const steps = workflow?.milestones.flatMap((it) => it.steps) ?? []
  expect(problems).toEqual([])
  expect([steps[0]?.assignee, steps[2]?.kind]).toEqual(['assistant', 'document'])
  expect(steps[4]?.depends_on).toContain(first?.key)
  expect(steps[5]?.depends_on).toEqual(sale().milestones[0]?.steps[5]?.depends_on)
})

test('what is no workflow at all is left as it is', () => {
  expect(mapUnknownValues('{', {})).toEqual({ text: '{', words: [] })
})
