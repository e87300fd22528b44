import { expect, test } from 'vitest'
import { reasonAgainst } from '#domain/act'
import { workflowActs } from '#domain/conveyance/workflow/acts'
import { staff } from '../../user/people.ts'

const inForce = 'This version is already published.'
const retired = 'This version is already retired.'
const fixed = 'Standard workflows cannot be changed. Create a draft from this one instead.'

test.each([
  ['draft', false, undefined, undefined],
  ['published', false, inForce, undefined],
  ['retired', false, undefined, retired],
  ['published', true, fixed, fixed],
] as const)('of a version that is %s (default: %s)', (status, is_default, publish, retire) => {
  const acts = workflowActs({ status, is_default }, staff(['workflows.update']))
  expect([reasonAgainst(acts.publish), reasonAgainst(acts.retire)]).toEqual([publish, retire])
})

test('are refused to those who lack the permission or only read', () => {
  const draft = { status: 'draft', is_default: false } as const
  expect(workflowActs(draft, staff(['workflows.view']))).toMatchObject({
    publish: {
      status: 403,
      message: 'You do not have permission to do this. Ask an administrator.',
    },
  })
  expect(workflowActs(draft, staff(['workflows.update'], { read_only: true }))).toMatchObject({
    retire: {
      status: 403,
      message: 'Your role is read-only. Ask an administrator if you need to make changes.',
    },
  })
})
