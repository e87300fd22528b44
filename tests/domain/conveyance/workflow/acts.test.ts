import { expect, test } from 'vitest'
import { reasonAgainst } from '#domain/act'
import { workflowActs } from '#domain/conveyance/workflow/acts'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { staff } from '../../user/people.ts'
import { rule } from '../automation/fixture.ts'

const workflow = defaultWorkflows.sale
const inForce = 'This version is already published.'
const retired = 'This version is already retired.'
const fixed = 'Standard workflows cannot be changed. Create a draft from this one instead.'

test.each([
  ['draft', false, undefined, undefined],
  ['published', false, inForce, undefined],
  ['retired', false, undefined, retired],
  ['published', true, fixed, fixed],
] as const)('of a version that is %s (default: %s)', (status, is_default, publish, retire) => {
  const acts = workflowActs({ status, is_default, workflow }, staff(['workflows.update']), [])
  expect([reasonAgainst(acts.publish), reasonAgainst(acts.retire)]).toEqual([publish, retire])
})

test('are refused to those who lack the permission or only read', () => {
  const draft = { status: 'draft', is_default: false, workflow } as const
  expect(workflowActs(draft, staff(['workflows.view']), [])).toMatchObject({
    publish: {
      status: 403,
      message: 'You do not have permission to do this. Ask an administrator.',
    },
  })
  expect(workflowActs(draft, staff(['workflows.update'], { read_only: true }), [])).toMatchObject({
    retire: {
      status: 403,
      message: 'Your role is read-only. Ask an administrator if you need to make changes.',
    },
  })
})

test('keep what could not run from being published, and all but drafts from being edited', () => {
  const person = staff(['workflows.update'])
  const broken = { ...workflow, milestones: [...workflow.milestones, ...workflow.milestones] }
  const draft = { status: 'draft', is_default: false, workflow: broken } as const
  const { publish, edit } = workflowActs(draft, person, [])
  expect(reasonAgainst(publish)).toContain('Fix this before publishing: Two milestones')
  expect(edit).toBe(true)
  const published = workflowActs({ ...draft, status: 'published' }, person, [])
  expect(reasonAgainst(published.edit)).toContain('Only a draft can be edited.')
})

test('keep one that another leads back to from being published, and say which', () => {
  const start = { do: 'start_workflow', workflow: 'part' } as const
  const starting = { ...workflow, rules: [rule({ event: 'conveyance.completed' }, [start])] }
  const draft = { status: 'draft', is_default: false, workflow: starting } as const
  const part = { key: 'part', name: 'Part', matter_type: 'sale', is_part: true } as const
  const acts = (starts: string[]) =>
    workflowActs(draft, staff(['workflows.update']), [{ ...part, starts }])
  expect(acts([]).publish).toBe(true)
  expect(reasonAgainst(acts(['sale']).publish)).toBe(
    `Fix this before publishing: This starts “Part”, which starts “${workflow.name}” again. Workflows cannot start each other.`,
  )
})
