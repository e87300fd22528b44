import { expect, test } from 'vitest'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { firmWorkflowsOf } from '#tenant/conveyance/workflow/firm-workflows'
import { aFirm } from '../../../support/firm.ts'

test('a workflow of before conditions and notes runs every case, and says nothing about its publication', async () => {
  const firm = await aFirm()
  const { selection: _, is_part: __, ...workflow } = { ...defaultWorkflows.sale, version: 2 }
  const older = {
    id: 'older',
    version: 1,
    status: 'published',
    workflow,
    made_by: 'Eleanor Shaw',
    made_at: '2026-01-05T10:00:00.000Z',
    published_at: '2026-01-05T10:00:00.000Z',
  }
  await firm.inside(({ store }) => {
    store.write(
      `INSERT INTO workflows (id, version, doc) VALUES ('older', 1, ?)`,
      JSON.stringify(older),
    )
    const workflows = firmWorkflowsOf(store)
    const read = workflows.get('older')
    const milestones = workflow.milestones.map((it) => ({
      ...it,
      steps: it.steps.map((step) => ({ ...step, needs_approval: false })),
    }))
    const upgraded = { ...workflow, milestones, selection: null, is_part: false }
    expect(read).toEqual({ ...older, workflow: upgraded, note: null })
    expect(workflows.inForce('sale').version).toBe(2)
    workflows.replace({ ...read, version: 2 }, 1)
    expect(store.row('SELECT shape FROM workflows')).toEqual({ shape: 5 })
  })
})
