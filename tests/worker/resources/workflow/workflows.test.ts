import { describe, expect, test } from 'vitest'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

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

  test('are edited as drafts, by one person at a time, and only within the limits', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const draft = await draftOf(owner, defaultWorkflows.sale)
    const path = `/api/admin/workflows/${draft.id}`
    const workflow = { ...draft.workflow, name: 'Our sale', key: 'other', matter_type: 'purchase' }
    const saved = await owner.send('PUT', path, { version: 1, workflow })
    expect(saved.body.data).toMatchObject({
      version: 2,
      workflow: { name: 'Our sale', key: 'sale', matter_type: 'sale', version: 2 },
    })
    const stale = await owner.send('PUT', path, { version: 1, workflow })
    expect(stale.status).toBe(409)
    expect(stale.body.error).toMatchObject({
      code: 'stale',
      current: { version: 2, workflow: { name: 'Our sale' }, is_default: false },
    })
    const [first, ...rest] = draft.workflow.milestones
    const steps = Array.from({ length: 401 }, (_, at) => ({ ...first.steps[0], key: `s-${at}` }))
    const large = { ...workflow, milestones: [{ ...first, steps }, ...rest] }
    const refused = await owner.send('PUT', path, { version: 2, workflow: large })
    expect(refused.body.error.fields.workflow[0]).toContain('at most 400 steps')
    const self = { ...first.steps[0], depends_on: [first.steps[0].key] }
    const circular = {
      ...workflow,
      milestones: [{ ...first, steps: [self, ...first.steps.slice(1)] }, ...rest],
    }
    expect((await owner.send('PUT', path, { version: 2, workflow: circular })).status).toBe(200)
    const published = await owner.post(`${path}/publication`, { version: 3 })
    expect(published.status).toBe(409)
    expect(published.body.error.message).toContain('conflict-check depends on itself')
    await owner.send('PUT', path, { version: 3, workflow })
    expect(
      (await owner.post(`${path}/publication`, { version: 4, note: 'New name' })).body.data,
    ).toMatchObject({ status: 'published', note: 'New name' })
    const late = await owner.send('PUT', path, { version: 5, workflow })
    expect(late.body.error.code).toBe('not_a_draft')
  })

  test('of one matter type are chosen by their condition when a case is opened', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const begun = await owner.post('/api/admin/workflows', {
      name: 'Costly',
      from: '1',
      is_separate: true,
    })
    const { id, workflow } = begun.body.data
    expect(workflow).toMatchObject({ key: 'costly', version: 1 })
    const keyOfNext = async () => {
      const [opened] = await instructed(firm, owner)
      return (await owner.get(`/api/conveyances/${opened.id}`)).body.data.plan.workflow_key
    }
    const path = `/api/admin/workflows/${id}`
    const selection = { condition: { field: 'price', over: 1 }, order: 1 }
    await owner.send('PUT', path, { version: 1, workflow: { ...workflow, selection } })
    await owner.post(`${path}/publication`, { version: 2 })
    expect(await keyOfNext()).toBe('costly')
    const sales = (await rows(owner)).filter((it) => it.matter_type === 'sale')
    expect(sales.map((it) => it.status)).toEqual(['published', 'published'])
    await owner.post(`${path}/retirement`, { version: 3 })
    expect(await keyOfNext()).toBe('sale')
  })

  test('that are published take over open cases, each as its preview says', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const [first] = await instructed(firm, owner)
    const draft = await draftOf(owner, defaultWorkflows.sale)
    const path = `/api/admin/workflows/${draft.id}`
    const preview = async () => (await owner.get(`${path}/migration`)).body.data.rows
    const [row] = await preview()
    expect(row).toMatchObject({ id: first.id, added: [], dropped: [], kept: [] })
    const body = { cases: [{ id: row.id, version: row.version }] }
    const early = await owner.post(`${path}/migrations`, body)
    expect(early.body.error.code).toBe('not_published')
    await owner.post(`${path}/publication`, { version: 1 })
    const moved = await owner.post(`${path}/migrations`, body)
    expect(moved.body.data).toEqual({ done: [first.id], refused: [] })
    const again = await owner.post(`${path}/migrations`, body)
    expect(again.body.data.refused).toMatchObject([{ id: first.id }])
    const { plan } = (await owner.get(`/api/conveyances/${first.id}`)).body.data
    expect(plan.workflow_version).toBe(2)
    expect(await preview()).toEqual([])
    const editor = await firm.as('Template editor')
    expect((await editor.get(`${path}/migration`)).status).toBe(403)
  })

  test('are begun from a starter, and described by a JSON Schema', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const made = await owner.post('/api/admin/workflows', { name: 'Estates', from: 'probate' })
    expect(made.body.data.workflow).toMatchObject({ key: 'estates', matter_type: 'sale' })
    const schema = (await owner.get('/api/admin/workflows/schema')).body.data
    expect(schema).toMatchObject({ type: 'object', title: 'Deedbox workflow' })
    expect(schema.required).toContain('milestones')
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
