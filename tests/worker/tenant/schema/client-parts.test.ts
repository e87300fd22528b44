import { expect, test } from 'vitest'
import { planDocument } from '#tenant/conveyance/document'
import { parseDocument } from '#tenant/core/document'
import older from './fixtures/step-17.json'

const part = (text: string, label: string) => ({ title: 'Ours', text, label, settles: true })
const parts = [
  part('Read what we will do and what it costs, then sign. Ten minutes.', 'Read and sign'),
  part('A text of the firm’s own.', 'See it'),
]

test('a stored plan loses the buttons of its client and what they promised', () => {
  const [row] = older.rows.plans
  if (row === undefined) throw new Error('the older database has no plan')
  const stored = JSON.parse(row.doc)
  for (const [at, client_part] of parts.entries())
    stored.milestones[0].tasks[at].client_part = client_part
  const doc = JSON.stringify(stored)
  const plan = parseDocument(planDocument, { id: row.conveyance_id, shape: 1, doc })
  const [first, second] = plan.milestones[0]?.tasks ?? []
  expect(Object.keys(first?.client_part ?? {})).toEqual(['title', 'text'])
  expect(first?.client_part?.text).toMatch(/^We send you our terms/)
  expect(second?.client_part).toEqual({ title: 'Ours', text: 'A text of the firm’s own.' })
})
