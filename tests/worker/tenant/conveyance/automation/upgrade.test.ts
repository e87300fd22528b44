import { expect, test } from 'vitest'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { workflowDocument } from '#tenant/conveyance/workflow/document'
import { parseDocument } from '#tenant/core/document'

test('a stored workflow keeps the rules and actions that have a type, and loses those that never ran', () => {
  const [first, ...rest] = defaultWorkflows.sale.milestones
  const [step, ...steps] = first?.steps ?? []
  const action = { do: 'notify', to: 'cashier', text: 'Look at {ref}.' }
  const [kept] = defaultWorkflows.sale.rules
  const workflow = {
    ...defaultWorkflows.sale,
    milestones: [
      { ...first, steps: [{ ...step, actions: [action, { email: 'client' }] }, ...steps] },
      ...rest,
    ],
    // biome-ignore lint/suspicious/noThenProperty: the exchange format of workflows names it so
    rules: [{ when: 'case opened', if: null, then: [{ email: 'client' }] }, kept],
  }
  const stored = { id: 'w-1', version: 3, status: 'published', workflow, made_by: null }
  const doc = JSON.stringify({ ...stored, made_at: null, published_at: null })
  const read = parseDocument(workflowDocument, { id: 'w-1', version: 3, shape: 1, doc })
  expect(read.workflow.rules).toEqual([kept])
  expect(read.workflow.milestones[0]?.steps[0]?.actions).toEqual([action])
  expect(read.workflow.milestones[0]?.steps[0]?.title).toBe(step?.title)
})
