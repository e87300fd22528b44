import { expect, test } from 'vitest'
import { messageDocument } from '#tenant/communication/document'
import { parseDocument } from '#tenant/core/document'
import { aMessage } from '../../support/outgoing.ts'

test('a message of before has no communication of the firm, and no time to wait for', () => {
  const { audience: _, communication: _own, not_before: _time, ...before } = aMessage('m1')
  const doc = JSON.stringify(before)
  expect(parseDocument(messageDocument, { id: 'm1', shape: 1, doc })).toEqual(aMessage('m1'))
})
