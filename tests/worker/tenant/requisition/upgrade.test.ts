import { expect, test } from 'vitest'
import { parseDocument } from '#tenant/core/document'
import { requisitionDocument } from '#tenant/requisition/document'

test('replies of before have no flags, promise nothing and were never amended', () => {
  const by = { id: 'u', name: 'Eleanor' }
  const doc = JSON.stringify({
    ...{ id: 'r', version: 2, conveyance_id: 'c', kind: 'completion', firm: 'Hale Moor LLP' },
    ...{ reference: null, received_on: '2026-01-05', due_on: '2026-01-09', status: 'sent' },
    items: [{ key: 'keys', question: 'Keys', reply: 'With the agent.', source: null }],
    ...{ extensions: [], sent: { by, at: '2026-01-06T10:00:00.000Z' }, by },
    created_at: '2026-01-05T10:00:00.000Z',
  })
  expect(parseDocument(requisitionDocument, { id: 'r', version: 2, shape: 1, doc })).toMatchObject({
    items: [{ reply: 'With the agent.', undertaking: false, flag: null }],
    sent: { document: null },
    ...{ earlier: [], ended: null },
  })
})
