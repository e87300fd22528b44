import { afterEach, expect, test, vi } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'
import { goTo, ring, toldOf, waysOf } from '../../tenant/communication/rows/sent.ts'

afterEach(() => {
  vi.useRealTimers()
})

const aCase = async () => {
  goTo('2026-03-02T10:00:00Z')
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const compliance = await firm.as('Compliance')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}`
  const { clients } = (await owner.get(path)).body.data.conveyance
  const entry = (given: object = {}) => ({
    ...{ contact_id: clients[0].contact_id, name: '', way: 'email', head: 'delay' },
    ...{ severity: 'serious', text: 'Nobody calls back', received_on: '2026-03-02' },
    ...{ handler: compliance.user.id, ...given },
  })
  const log = (given: object = {}) => owner.post(`${path}/complaints`, entry(given))
  return { firm, earner, owner, compliance, path, log }
}

const newestBody = (firm: Awaited<ReturnType<typeof aFirm>>, type: string): Promise<string> =>
  firm.inside(({ store }) => {
    const row = store.row<{ doc: string }>(
      `SELECT doc FROM messages WHERE json_extract(doc, '$.type') = ? ORDER BY id DESC LIMIT 1`,
      type,
    )
    return JSON.parse(row?.doc ?? '{"body":""}').body
  })

test('a complaint that is logged is acknowledged to the client with our procedure, and brought to its handler', async () => {
  const { firm, compliance, log } = await aCase()
  const answer = await log()
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.data).toMatchObject({ number: 1, due_on: '2026-04-27', status: 'open' })
  expect(await waysOf(firm, 'complaint.logged')).toEqual(['client/email'])
  expect(await toldOf(firm, 'complaint.logged')).toContain(compliance.user.id)
  const body = await newestBody(firm, 'complaint.logged')
  for (const said of ['27 April 2026', 'eight weeks', 'Legal Ombudsman', '0300 555 0333'])
    expect(body).toContain(said)
})

test('a complaint of somebody who is no client sends nothing', async () => {
  const { firm, log } = await aCase()
  expect((await log({ contact_id: null, name: 'Tom Buyer' })).status).toBe(200)
  expect(await waysOf(firm, 'complaint.logged')).toEqual([])
  expect((await log({ contact_id: null })).status).toBe(422)
})

test('whoever handles complaints works on it and sends the final answer once', async () => {
  const { firm, earner, owner, compliance, path, log } = await aCase()
  const { id } = (await log()).body.data
  const at = `${path}/complaints/${id}`
  expect((await earner.post(`${at}/actions`, { version: 1, text: 'Called' })).status).toBe(403)
  const noted = await compliance.post(`${at}/actions`, { version: 1, text: 'Read the file' })
  expect(noted.status, noted.text).toBe(200)
  const nobody = { version: 2, handler: earner.user.id }
  expect((await compliance.post(`${at}/handler`, nobody)).status).toBe(422)
  const handed = await compliance.post(`${at}/handler`, { version: 2, handler: owner.user.id })
  expect(handed.body.data.handler.id).toBe(owner.user.id)
  const closing = {
    ...{ version: 3, outcome: 'partly', findings: 'We did not call back.' },
    ...{ redress: 'We apologise.', amount: 100_00 },
  }
  expect((await owner.post(`${at}/closing`, { ...closing, version: 1 })).status).toBe(409)
  const closed = await owner.post(`${at}/closing`, closing)
  expect(closed.body.data).toMatchObject({ status: 'closed', closing: { is_sent: true } })
  expect(await waysOf(firm, 'complaint.closed')).toEqual(['client/email'])
  const body = await newestBody(firm, 'complaint.closed')
  for (const said of ['We did not call back.', 'We pay you £100', 'six months', 'PO Box 6167'])
    expect(body).toContain(said)
  const again = await owner.post(`${at}/closing`, { ...closing, version: 4 })
  expect(again.body.error.code).toBe('complaint.closed')
})

test('the register and My day show what is due, and the handler is told once when it is overdue', async () => {
  const { firm, compliance, earner, log } = await aCase()
  await log()
  // A session ends within the weeks between.
  const dayOf = async ({ user }: typeof compliance) =>
    (await (await firm.signedIn(user)).get('/api/my-day')).body.data.complaints
  const mine = () => dayOf(compliance)
  expect(await mine()).toEqual([])
  goTo('2026-04-14T10:00:00Z')
  expect(await mine()).toMatchObject([{ number: 1, is_late: false, due_on: '2026-04-27' }])
  expect(await dayOf(earner)).toEqual([])
  goTo('2026-04-28T12:00:00Z')
  await ring(firm)
  expect(await mine()).toMatchObject([{ is_late: true }])
  const told = (await toldOf(firm, 'complaint.overdue')).filter((it) => it === compliance.user.id)
  expect(told).toHaveLength(1)
  const late = await (await firm.signedIn(compliance.user)).get('/api/complaints?view=overdue')
  expect(late.body.data).toMatchObject([{ number: 1, status: 'open' }])
  const other = await firm.signedIn(earner.user)
  expect((await other.get('/api/complaints')).status).toBe(403)
})
