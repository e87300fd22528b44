import { expect, test } from 'vitest'
import { parseWorkflow } from '#domain/conveyance/workflow/listing-import'
import { mapUnknownValues } from '#domain/conveyance/workflow/listing-mapping'
import {
  stepsTableProblem,
  unknownStepHeadings,
  workflowTextFrom,
} from '#domain/conveyance/workflow/steps-table'

const columns = [
  'Milestone',
  'step',
  'Kind',
  'Assigned to',
  'Due from',
  'Working days',
  'Waits for',
  'Colour',
]
const row = (...cells: string[]) => cells
const named = { name: 'Our auction', matter_type: 'sale' }

test('a table of steps is a workflow, with dependencies by number and by title', () => {
  const rows = [
    row('Start', 'Check for conflicts', 'Check', 'Fee earner', 'Instructed', '1', '', 'red'),
    row('Start', 'Get terms signed', 'Document', 'Assistant', '', '', '1', ''),
    row('Auction', 'Attend auction', '', '', 'Exchange', '-1', 'get terms signed; 1', ''),
    row('', '', '', '', '', '', '', ''),
  ]
  const { workflow, problems } = parseWorkflow(workflowTextFrom({ columns, rows }, named))
  expect(problems).toEqual([])
  expect(workflow?.milestones.map((it) => [it.key, it.steps.length])).toEqual([
    ['start', 2],
    ['auction', 1],
  ])
  expect(workflow?.milestones[1]?.steps[0]).toMatchObject({
    key: 'attend-auction',
    kind: 'manual',
    due: { base: 'exchange', offset: -1, unit: 'wd' },
    depends_on: ['get-terms-signed', 'check-for-conflicts'],
  })
  expect(unknownStepHeadings({ columns, rows })).toEqual(['Colour'])
})

test('terms of a table that nobody knows are asked about, and a cycle is told', () => {
  const rows = [
    row('Start', 'One', 'Task of ours', 'Paralegal', '', '', '2', ''),
    row('Start', 'Two', '', '', '', '', '1', ''),
  ]
  const text = workflowTextFrom({ columns, rows }, named)
  const { words } = mapUnknownValues(text, {})
  expect(words.map((it) => it.word).toSorted()).toEqual(['paralegal', 'task_of_ours'])
  const map = Object.fromEntries(words.map((it) => [it.id, it.known[0] ?? '']))
  expect(parseWorkflow(mapUnknownValues(text, map).text).problems).toEqual([
    'one depends on itself.',
    'two depends on itself.',
  ])
})

test('a table of too many rows, or without a column of steps, says so before its cells are read', () => {
  expect(stepsTableProblem({ columns, rows: [row('Start', 'One')] })).toBeNull()
  const rows = Array.from({ length: 1_000_000 }, () => row('Start', 'One'))
  expect(stepsTableProblem({ columns, rows })).toBe(
    'A workflow has at most 400 steps; this table has 1000000 rows.',
  )
  expect(stepsTableProblem({ columns: ['Task'], rows: [row('One')] })).toBe(
    'The table has no column “Step”.',
  )
})
