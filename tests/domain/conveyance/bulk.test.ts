import { expect, test } from 'vitest'
import { assignmentBlock, taskBlock } from '#domain/conveyance/bulk'

test('cases that have ended can be neither reassigned nor given a task', () => {
  for (const status of ['closed', 'archived', 'aborted'] as const)
    expect([assignmentBlock({ status }), taskBlock({ status })]).toEqual([status, status])
})

test('a case on hold can be reassigned, but given no task', () => {
  expect(assignmentBlock({ status: 'on_hold' })).toBeNull()
  expect(taskBlock({ status: 'on_hold' })).toBe('on hold')
})
