import { expect, test } from 'vitest'
import { tasksOf } from '#domain/conveyance/plan/plan'
import { planDocument } from '#tenant/conveyance/document'
import { parseDocument } from '#tenant/core/document'
import older from './fixtures/step-17.json'

test('no task of a stored plan waits for a second person', () => {
  const [row] = older.rows.plans
  if (row === undefined) throw new Error('the older database has no plan')
  const plan = parseDocument(planDocument, { id: row.conveyance_id, shape: 1, doc: row.doc })
  const tasks = tasksOf(plan).map(({ needs_approval, submitted }) => ({
    needs_approval,
    submitted,
  }))
  expect(new Set(tasks.map((it) => JSON.stringify(it)))).toEqual(
    new Set(['{"needs_approval":false,"submitted":null}']),
  )
})
