import { expect, test } from 'vitest'
import type { Action } from '#domain/conveyance/automation/action'
import type { RunView } from '#domain/conveyance/automation/view'
import { morningFrom } from '#domain/conveyance/clock/civil-hour'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { leaseExtensionWorkflow } from '#domain/conveyance/workflow/starter/lease-extension'
import type { Workflow, WorkflowRule } from '#domain/conveyance/workflow/workflow'
import { later, londonDate } from '#domain/dates'
import { runTimedRules } from '#tenant/conveyance/automation/timed'
import { contextOf } from '#tenant/runtime/context'
import { originsOf } from '#tenant/user/firm'
import { system } from '#tenant/user/people'
import { demoFirms } from '#worker/demo/firms'
import { instructed } from '../../../support/cases.ts'
import { aFirm, type Caller } from '../../../support/firm.ts'

const start = (workflow: string): Action => ({ do: 'start_workflow', workflow })
const rule = (when: WorkflowRule['when'], ...actions: Action[]): WorkflowRule => ({
  when,
  if: null,
  // biome-ignore lint/suspicious/noThenProperty: the exchange format of workflows names it so
  then: actions,
})

const imported = async (owner: Caller, workflow: Workflow) => {
  const draft = await owner.post('/api/admin/workflows/imports', { workflow })
  expect(draft.status, draft.text).toBe(200)
  return draft.body.data
}

const published = async (owner: Caller, workflow: Workflow): Promise<string> => {
  const { id, version } = await imported(owner, workflow)
  const done = await owner.post(`/api/admin/workflows/${id}/publication`, { version })
  expect(done.status, done.text).toBe(200)
  return id
}

const retired = async (owner: Caller, id: string) => {
  const { version } = (await owner.get(`/api/admin/workflows/${id}`)).body.data
  await owner.post(`/api/admin/workflows/${id}/retirement`, { version })
}

const [entry] = demoFirms
if (!entry) throw new Error('no firm')
const product = {
  person: system,
  by: { id: 'system', name: 'Deedbox' },
  now: new Date().toISOString(),
  firm: entry,
  origins: originsOf(entry, true, 'http://localhost:8787'),
}

const lookAtLease = rule(
  { step: 'right-checked', open_for_wd: 0 },
  { do: 'create_task', title: 'Look at the lease', role: 'fee_earner', due_in_wd: 1 },
)
const part: Workflow = { ...leaseExtensionWorkflow, rules: [lookAtLease] }
const starting: Workflow = {
  ...defaultWorkflows.sale,
  rules: [rule({ field: 'price' }, start('lease-extension'))],
}

const aStartingFirm = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const partId = await published(owner, part)
  const id = await published(owner, starting)
  const [opened] = await instructed(firm, owner)
  const path = `/api/conveyances/${opened?.id}`
  const reprice = async (price: number) => {
    const { version } = (await owner.get(path)).body.data.conveyance
    return (await owner.send('PATCH', path, { version, price })).body.data
  }
  const runs = async (): Promise<RunView[]> => (await owner.get(`${path}/automations`)).body.data
  return { firm, owner, path, partId, id, caseId: opened?.id ?? '', reprice, runs }
}

test('a rule adds a published workflow to its case, once, and its timed rules run there', async () => {
  const { firm, owner, path, partId, caseId, reprice, runs } = await aStartingFirm()
  const after = await reprice(300_000_00)
  expect(after.plan.parts).toMatchObject([{ key: 'lease-extension', version: 1 }])
  const again = await reprice(310_000_00)
  expect(again.plan.milestones).toHaveLength(after.plan.milestones.length)
  expect((await runs())[0]).toMatchObject({ outcome: 'skipped' })
  const why = await owner.get(`${path}/tasks/lease-extension.valuation/explanation`)
  expect(why.body.data.sentences.at(-1)).toContain('the workflow Lease extension, version 1')
  expect((await owner.get(`/api/admin/workflows/${partId}`)).body.data.live_cases).toBe(1)
  // A rule of working days waits over a weekend and a holiday.
  const now = later(product.now, morningFrom(londonDate(new Date().toISOString())))
  await firm.inside((parts) =>
    runTimedRules(contextOf(parts, { ...product, now, ip: null, trace: null })),
  )
  const titles = (await owner.get(path)).body.data.plan.milestones.flatMap(
    (it: { tasks: { title: string }[] }) => it.tasks.map(({ title }) => title),
  )
  expect(titles).toContain('Look at the lease')
  expect(caseId).not.toBe('')
})

test('a case stays on the version with which its part was started, also once that is retired', async () => {
  const { owner, path, partId, reprice } = await aStartingFirm()
  await reprice(300_000_00)
  await retired(owner, partId)
  const { version } = (await owner.get(path)).body.data.conveyance
  const done = await owner.post(`${path}/tasks/lease-extension.right-checked/completion`, {
    version,
  })
  expect(done.status, done.text).toBe(200)
  const keys = done.body.data.plan.milestones.flatMap(
    (it: { tasks: { key: string; status: string }[] }) => it.tasks,
  )
  expect(keys).toContainEqual(
    expect.objectContaining({ key: 'lease-extension.valuation', status: 'open' }),
  )
})

test('a start that failed, as nothing was published, is tried again once it is', async () => {
  const { owner, path, partId, reprice, runs } = await aStartingFirm()
  await retired(owner, partId)
  await reprice(300_000_00)
  const [failed] = await runs()
  expect(failed).toMatchObject({ outcome: 'failed' })
  const { version: stored } = (await owner.get(`/api/admin/workflows/${partId}`)).body.data
  await owner.post(`/api/admin/workflows/${partId}/publication`, { version: stored })
  const { version } = (await owner.get(path)).body.data.conveyance
  const retry = await owner.post(`${path}/automations/${failed?.id}/attempts`, { version })
  expect(retry.status, retry.text).toBe(200)
  expect(retry.body.data.plan.parts).toHaveLength(1)
})

test('workflows that start each other are refused when saved, imported and published', async () => {
  const { owner, id } = await aStartingFirm()
  const circular: Workflow = {
    ...part,
    rules: [rule({ event: 'conveyance.completed' }, start('sale'))],
  }
  const words = `This starts “${starting.name}”, which starts “Lease extension” again. Workflows cannot start each other.`
  const refused = await owner.post('/api/admin/workflows/imports', { workflow: circular })
  expect([refused.status, refused.body.error.fields]).toEqual([422, { workflow: [words] }])

  const draft = await imported(owner, part)
  const saved = await owner.send('PUT', `/api/admin/workflows/${draft.id}`, {
    version: draft.version,
    workflow: circular,
  })
  expect([saved.status, saved.body.error.fields]).toEqual([422, { workflow: [words] }])
  const kept = (await owner.get(`/api/admin/workflows/${draft.id}`)).body.data
  expect(kept).toMatchObject({ version: draft.version, workflow: { rules: part.rules } })

  await retired(owner, id)
  const allowed = await owner.send('PUT', `/api/admin/workflows/${draft.id}`, {
    version: draft.version,
    workflow: circular,
  })
  expect(allowed.status, allowed.text).toBe(200)
  const { version } = (await owner.get(`/api/admin/workflows/${id}`)).body.data
  await owner.post(`/api/admin/workflows/${id}/publication`, { version })
  const publication = await owner.post(`/api/admin/workflows/${draft.id}/publication`, {
    version: allowed.body.data.version,
  })
  expect([publication.status, publication.body.error.message]).toEqual([
    409,
    `Fix this before publishing: ${words}`,
  ])
})

test('a part opens no case, stands on no board, and no case moves to it', async () => {
  const { owner, partId, caseId, reprice } = await aStartingFirm()
  await reprice(300_000_00)
  const running = (await owner.get('/api/workflows')).body.data
  expect(running.map((it: { id: string }) => it.id)).not.toContain(partId)
  expect((await owner.get(`/api/workflows/${partId}`)).status).toBe(404)
  const moving = `/api/admin/workflows/${partId}/migration`
  expect((await owner.get(moving)).body.data).toEqual({ rows: [], next: null })
  const moved = await owner.post(`${moving}s`, { cases: [{ id: caseId, version: 1 }] })
  expect([moved.status, moved.body.error.code]).toEqual([409, 'part_of_cases'])
})
