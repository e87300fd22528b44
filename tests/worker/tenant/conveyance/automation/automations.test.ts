import { expect, test } from 'vitest'
import type { Action } from '#domain/conveyance/automation/action'
import type { FailedRun } from '#domain/conveyance/automation/failed-run'
import type { RunView } from '#domain/conveyance/automation/view'
import { SignatureCheck } from '#domain/conveyance/evidence/paper-signature'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import type { WorkflowRule } from '#domain/conveyance/workflow/workflow'
import { runTimedRules } from '#tenant/conveyance/automation/timed'
import { contextOf } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { instructed } from '../../../support/cases.ts'
import { aFirm, type Caller } from '../../../support/firm.ts'
import { deliver, mailOf } from '../../../support/inbound.ts'

const rule = (name: string, when: WorkflowRule['when'], ...actions: Action[]): WorkflowRule => ({
  name,
  when,
  if: null,
  // biome-ignore lint/suspicious/noThenProperty: the exchange format of workflows names it so
  then: actions,
})

const call: Action = {
  do: 'create_task',
  title: 'Call about the price',
  role: 'fee_earner',
  due_in_wd: 1,
}

/** A firm whose sales have these rules, with a case. */
const firmWith = async (...rules: WorkflowRule[]) => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const workflow = { ...defaultWorkflows.sale, name: 'Our sale', rules }
  const draft = await owner.post('/api/admin/workflows/imports', { workflow })
  expect(draft.status, draft.text).toBe(200)
  const { id: workflowId, version } = draft.body.data
  await owner.post(`/api/admin/workflows/${workflowId}/publication`, { version })
  const [{ id }] = await instructed(firm, owner)
  return { firm, owner, id, workflowId, path: `/api/conveyances/${id}` }
}

const runsOf = async (by: Caller, path: string): Promise<RunView[]> =>
  (await by.get(`${path}/automations`)).body.data

const changed = async (by: Caller, path: string, details: object) => {
  const { version } = (await by.get(path)).body.data.conveyance
  return (await by.send('PATCH', path, { version, ...details })).body.data
}

const priceRule = rule(
  'Price changed',
  { field: 'price' },
  call,
  { do: 'send_message', to: 'client', subject: 'Your price {ref}', text: 'It has changed.' },
  { do: 'notify', to: 'supervisor', text: 'The price of {ref} has changed.' },
)

test('a rule acts in the transaction of its event, and the answer is the case after it', async () => {
  const { owner, path, firm } = await firmWith(priceRule)
  await firm.user({ role: 'Head of conveyancing' })
  const after = await changed(owner, path, { price: 300_000_00 })
  const titles = after.plan.milestones.flatMap((it: { tasks: { title: string }[] }) =>
    it.tasks.map(({ title }) => title),
  )
  expect(titles).toContain('Call about the price')
  const current = (await owner.get(path)).body.data
  expect(current.conveyance.version).toBe(after.conveyance.version)
  expect(current.history.map((it: { name: string }) => it.name)).toContain('automation.ran')
  const [run] = await runsOf(owner, path)
  expect(run).toMatchObject({ name: 'Price changed', outcome: 'done', attempts: 1 })
  expect(run?.cause).toMatch(/^Case details changed/)
  const sent = (await owner.get('/api/messages')).body.data.rows
  const types = sent.map((it: { type: string; channel: string }) => [it.type, it.channel])
  expect(types).toContainEqual(['automation.message', 'email'])
  expect(types).toContainEqual(['automation.note', 'internal'])
  const mail = sent.find((it: { type: string }) => it.type === 'automation.message')
  expect(mail.subject).toBe(`Your price ${current.conveyance.ref}`)
  expect(mail.body).toContain('It has changed.')
})

test('an email that is filed to the case sets off a rule', async () => {
  const when = { event: 'email.tracked' } as const
  const { firm, owner, path } = await firmWith(rule('Email received', when, call))
  const { ref } = (await owner.get(path)).body.data.conveyance
  const mail = mailOf({ 'Message-ID': '<keys@brookes.test>', Subject: 'Keys' }, 'When?')
  await deliver(firm, `cases+${ref}@localhost`, mail)
  await expect.poll(() => runsOf(owner, path)).toHaveLength(1)
  const [run] = await runsOf(owner, path)
  expect(run).toMatchObject({ name: 'Email received', outcome: 'done' })
  await deliver(firm, `cases+${ref}@localhost`, mail)
  expect(await runsOf(owner, path)).toHaveLength(1)
})

test('a message goes once, however often its request arrives', async () => {
  const { owner, path } = await firmWith(priceRule)
  const { version } = (await owner.get(path)).body.data.conveyance
  const body = { version, price: 310_000_00 }
  const key = crypto.randomUUID()
  await owner.send('PATCH', path, body, { key })
  await owner.send('PATCH', path, body, { key })
  expect(await runsOf(owner, path)).toHaveLength(1)
})

test('what was skipped says why, and is not tried again', async () => {
  const { owner, path } = await firmWith(
    rule('Welcome', { field: 'price' }, { do: 'complete_task', step: 'welcome-call' }),
  )
  const { version } = (await owner.get(path)).body.data.conveyance
  const skip = await owner.post(`${path}/tasks/welcome-call/skip`, { version, reason: 'No need' })
  expect(skip.status).toBe(200)
  await changed(owner, path, { price: 320_000_00 })
  const [skipped] = await runsOf(owner, path)
  expect(skipped).toMatchObject({ outcome: 'skipped', reason: 'This task was skipped already.' })
  const current = (await owner.get(path)).body.data.conveyance.version
  const again = await owner.post(`${path}/automations/${skipped?.id}/attempts`, {
    version: current,
  })
  expect(again.body.error.code).toBe('automation.not_failed')
})

test('a failed run is tried again once its obstacle is gone', async () => {
  const { owner, path } = await firmWith(
    rule(
      'Send forms',
      { field: 'price' },
      { do: 'complete_task', step: 'payment-on-account' },
      call,
    ),
  )
  await changed(owner, path, { price: 320_000_00 })
  const [failed] = await runsOf(owner, path)
  expect(failed).toMatchObject({
    outcome: 'failed',
    reason: 'Complete the tasks before this one first.',
  })
  const seen = {
    who: 'A client',
    seen: 'The papers',
    on: '2026-01-05',
    checks: SignatureCheck.options,
    original: 'Deeds room',
  }
  const recorded = async (task: string, how: string) => {
    const { version } = (await owner.get(path)).body.data.conveyance
    return owner.post(`${path}/tasks/${task}/evidence`, { version, ...seen, how })
  }
  await recorded('conflict-check', 'records')
  const done = await recorded('terms', 'signed')
  expect(done.status, done.text).toBe(200)
  const retry = await owner.post(`${path}/automations/${failed?.id}/attempts`, {
    version: done.body.data.conveyance.version,
  })
  expect(retry.status, retry.text).toBe(200)
  expect(retry.body.data.conveyance.facts.money_requested.by.name).toBe('Deedbox')
  expect(await runsOf(owner, path)).toMatchObject([{ outcome: 'done', attempts: 2 }])
})

test('what failed is listed with its workflow for whoever sees the case, until it succeeds', async () => {
  const { firm, owner, id, workflowId, path } = await firmWith(
    rule('Send forms', { field: 'price' }, { do: 'complete_task', step: 'payment-on-account' }),
  )
  const failedFor = async (by: Caller): Promise<FailedRun[]> =>
    (await by.get(`/api/workflows/${workflowId}/failed-automations`)).body.data
  expect(await failedFor(owner)).toEqual([])
  const { conveyance } = await changed(owner, path, { price: 320_000_00 })
  const { version, ref } = conveyance
  expect(await failedFor(owner)).toMatchObject([
    { name: 'Send forms', conveyance: { id, version, ref }, retry_blocked: null },
  ])
  expect(await failedFor(await firm.as('Conveyancer', { team: 'west' }))).toEqual([])
  const reader = await failedFor(await firm.as('Compliance'))
  expect(reader[0]?.retry_blocked).toMatch(/./)
  await firm.inside(({ store }) =>
    store.write(`UPDATE automation_runs SET doc = json_set(doc, '$.outcome', 'done')`),
  )
  expect(await failedFor(owner)).toEqual([])
})

test('a day that comes sets its rule off once', async () => {
  const { firm, owner, path } = await firmWith(
    rule('On the day', { date: 'instructed_on', offset: 0, unit: 'd' }, call),
  )
  const { key_dates } = (await owner.get(path)).body.data.conveyance
  const ring = () =>
    firm.inside((parts) =>
      runTimedRules(
        contextOf(parts, {
          person: system,
          by: { id: 'system', name: 'Deedbox' },
          now: `${key_dates.instructed_on}T12:00:00.000Z`,
          ip: null,
          trace: null,
          firm: { brand: { name: 'Harcourt' }, phone: '', email: '' } as never,
          origins: { clients: 'http://clients.localhost' } as never,
        }),
      ),
    )
  await ring()
  await ring()
  expect(await runsOf(owner, path)).toMatchObject([{ name: 'On the day', outcome: 'done' }])
})

test('a task and a stage say why they are as they are', async () => {
  const { owner, path } = await firmWith(priceRule)
  const sentences = async (of: string): Promise<string[]> =>
    (await owner.get(`${path}/${of}/explanation`)).body.data.sentences
  const after = await changed(owner, path, { price: 300_000_00 })
  const made = after.plan.milestones[0].tasks.at(-1)
  expect((await sentences(`tasks/${made.key}`)).at(-1)).toMatch(
    /^The rule “Price changed” created it on .* \(Case details changed/,
  )
  expect((await sentences('tasks/draft-contract'))[0]).toMatch(
    /^It opens when “.*” (is|are) done\.$/,
  )
  expect((await sentences('milestones/onboarding'))[0]).toMatch(/^It has been in progress since /)
  expect((await owner.get(`${path}/tasks/tea/explanation`)).status).toBe(404)
  expect((await owner.get(`${path}/milestones/tea/explanation`)).status).toBe(404)
})
