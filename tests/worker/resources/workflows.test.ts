import { describe, expect, test } from 'vitest'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { instructed } from '../support/cases.ts'
import { aFirm, type Caller } from '../support/firm.ts'

type Row = {
  id: string
  matter_type: string
  number: number
  status: string
  live_cases: number
  is_default: boolean
}

const rows = async (by: Caller): Promise<Row[]> => (await by.get('/api/admin/workflows')).body.data

const draftOf = async (by: Caller, workflow: Workflow) =>
  (await by.post('/api/admin/workflows/imports', { workflow })).body.data

describe('workflows', () => {
  test('begin as the ones that come with the product, each in force', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const listed = await rows(owner)
    expect(listed.map((it) => [it.matter_type, it.number, it.status, it.is_default])).toEqual([
      ['sale', 1, 'published', true],
      ['purchase', 1, 'published', true],
      ['remortgage', 1, 'published', true],
      ['transfer-of-equity', 1, 'published', true],
    ])
    const shown = await owner.get('/api/admin/workflows/1')
    expect(shown.body.data.workflow).toEqual(defaultWorkflows.sale)
    const change = await owner.post('/api/admin/workflows/1/retirement', { version: 1 })
    expect(change.body.error.code).toBe('default_workflow')
  })

  test('that are published run new cases, and leave open ones on their version', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const [first] = await instructed(firm, owner)
    const draft = await draftOf(owner, { ...defaultWorkflows.sale, name: 'Our sale' })
    expect(draft).toMatchObject({ status: 'draft', workflow: { version: 2, name: 'Our sale' } })
    const path = `/api/admin/workflows/${draft.id}`
    const published = await owner.post(`${path}/publication`, { version: draft.version })
    expect(published.body.data.status).toBe('published')
    const [second] = await instructed(firm, owner)
    const versionOf = async (id: string) =>
      (await owner.get(`/api/conveyances/${id}`)).body.data.plan.workflow_version
    expect(await versionOf(first.id)).toBe(1)
    expect(await versionOf(second.id)).toBe(2)
    const sales = (await rows(owner)).filter((it) => it.matter_type === 'sale')
    expect(sales.map((it) => [it.number, it.status, it.live_cases])).toEqual([
      [1, 'retired', 1],
      [2, 'published', 1],
    ])
    await owner.post(`${path}/retirement`, { version: 2 })
    const [third] = await instructed(firm, owner)
    expect(await versionOf(third.id)).toBe(1)
  })

  test('that could not run are refused with what is wrong', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const [first, ...rest] = defaultWorkflows.sale.milestones
    const [step, ...steps] = first?.steps ?? []
    const broken = {
      ...defaultWorkflows.sale,
      milestones: [{ ...first, steps: [{ ...step, depends_on: ['nothing'] }, ...steps] }, ...rest],
    }
    const { status, body } = await owner.post('/api/admin/workflows/imports', { workflow: broken })
    expect(status).toBe(422)
    expect(body.error.fields.workflow).toContain(
      'conflict-check depends on nothing, which is not a step.',
    )
    expect(await rows(owner)).toHaveLength(4)
  })

  test('are begun under a new name from one that is there', async () => {
    const firm = await aFirm()
    const editor = await firm.as('Template editor')
    const made = await editor.post('/api/admin/workflows', { name: 'Auction purchase', from: '2' })
    expect(made.body.data).toMatchObject({
      status: 'draft',
      workflow: { name: 'Auction purchase', matter_type: 'purchase', version: 2 },
    })
    const adviser = await firm.as('Legal assistant')
    expect((await adviser.post('/api/admin/workflows', { name: 'x', from: '1' })).status).toBe(403)
  })
})
