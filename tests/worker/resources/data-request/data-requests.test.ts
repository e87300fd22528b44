import { afterEach, expect, test, vi } from 'vitest'
import type { DataArchive } from '#domain/data-request/archive'
import { instructed } from '../../support/cases.ts'
import { aPdf } from '../../support/document/files.ts'
import { browserOf, upload } from '../../support/document/uploading.ts'
import { facts } from '../../support/quotes.ts'
import { clientOf } from '../../support/signing.ts'
import { aWholeProduct } from '../../support/whole-product.ts'
import { goTo, ring, toldOf, waysOf } from '../../tenant/communication/rows/sent.ts'

afterEach(() => {
  vi.useRealTimers()
})

const person = (first_name: string, phone: string) => ({
  ...{ contact_id: null, first_name, last_name: 'Tarrant', phone },
  email: `${first_name.toLowerCase()}@tarrant.test`,
})
const owenAndMara = [person('Owen', '07700 900482'), person('Mara', '07700 900483')]

const setUp = async () => {
  goTo('2026-03-02T10:00:00Z')
  const whole = await aWholeProduct()
  const { firm } = whole
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const compliance = await firm.as('Compliance')
  const [opened] = await instructed(firm, owner, facts('sale', { clients: owenAndMara }))
  const id = String(opened?.id)
  const { clients } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const owen = await clientOf(firm, clients, 0)
  const mara = await clientOf(firm, clients, 1)
  const contact = String(clients[0].contact_id)
  const at = `/api/contacts/${contact}/data-requests`
  const ask = () => owen.post('/api/client/data-requests', { text: 'Everything' })
  return { whole, firm, owner, compliance, id, owen, mara, contact, at, ask }
}

type Setting = Awaited<ReturnType<typeof setUp>>

const archived = async ({ compliance, at, ask }: Setting): Promise<DataArchive> => {
  const { id } = (await ask()).body.data
  const made = await compliance.post(`${at}/${id}/archives`, { version: 1 })
  expect(made.status, made.text).toBe(200)
  return made.body.data
}

test('a client who asks is told until when, once, and whoever answers hears of it', async () => {
  const { firm, compliance, owen, mara, ask } = await setUp()
  const asked = await ask()
  expect(asked.status, asked.text).toBe(200)
  expect(asked.body.data).toMatchObject({ due_on: '2026-04-02', answer: null })
  expect(await waysOf(firm, 'data-request.logged')).toEqual(['client/email'])
  expect(await toldOf(firm, 'data-request.logged')).toContain(compliance.user.id)
  expect((await ask()).body.error.code).toBe('data-request.open')
  expect((await owen.get('/api/client/data-requests')).body.data).toHaveLength(1)
  expect((await mara.get('/api/client/data-requests')).body.data).toEqual([])
})

test('the archive holds what is theirs, and nothing of another client or for staff alone', async () => {
  const setting = await setUp()
  const { whole, firm, owner, owen, mara, id } = setting
  const [his, hers, staff] = [
    await browserOf(whole, owen.user, 'clients'),
    await browserOf(whole, mara.user, 'clients'),
    await browserOf(whole, owner.user),
  ]
  expect((await upload(his, id, 'His passport.pdf', aPdf(1))).status).toBe(200)
  expect((await upload(hers, id, 'Her passport.pdf', aPdf(2))).status).toBe(200)
  expect((await upload(staff, id, 'Advice.pdf', aPdf(3))).status).toBe(200)
  for (const [by, text] of [
    [owen, 'When do we exchange?'],
    [mara, 'A secret of mine'],
  ] as const)
    await by.post(`/api/client/cases/${id}/messages`, { text, files: [] })
  const note = { text: 'He seems evasive', shared_with: [], mentions: [] }
  await owner.post(`/api/conveyances/${id}/notes`, note)
  const { files, documents, to_review, request } = await archived(setting)
  const whole_text = files.map(({ text }) => text).join('\n')
  expect(documents.map(({ name }) => name.split('/').at(-1))).toEqual(['His passport.pdf'])
  expect(to_review).toEqual({ documents: 1, closed: 0, shared: 0 })
  for (const held of ['owen@tarrant.test', '14 Larkfield Road', 'When do we exchange?'])
    expect(whole_text).toContain(held)
  for (const other of ['A secret of mine', 'mara@tarrant.test', 'evasive', 'Her passport'])
    expect(whole_text).not.toContain(other)
  expect(files.map(({ name }) => name)).toContain('access.csv')
  expect(request.archives).toHaveLength(1)
  const rows = await firm.inside(({ audit }) =>
    audit.named('contact', setting.contact, ['data-request.exported'], 9),
  )
  expect(rows.map(({ actor_id }) => actor_id)).toEqual([setting.compliance.user.id])
})

const again = async (
  { compliance, at }: Setting,
  { request }: DataArchive,
): Promise<DataArchive> => {
  const made = await compliance.post(`${at}/${request.id}/archives`, { version: request.version })
  return made.body.data
}

test('what went to an address that another client shares is left for people to look through', async () => {
  const setting = await setUp()
  const before = await archived(setting)
  expect(before.files.map(({ name }) => name)).toContain('messages-sent.txt')
  await setting.firm.inside(({ store }) =>
    store.write(
      `UPDATE contacts SET doc = json_set(doc, '$.emails[0].address', 'owen@tarrant.test') WHERE id = ?`,
      setting.mara.user.contact_id,
    ),
  )
  const { files, to_review } = await again(setting, before)
  expect(to_review.shared).toBe(1)
  expect(files.map(({ name }) => name)).not.toContain('messages-sent.txt')
})

test('that another client read a document is no part of it', async () => {
  const setting = await setUp()
  const { whole, owner, owen, mara, id } = setting
  const staff = await browserOf(whole, owner.user)
  await upload(staff, id, 'Report.pdf', aPdf(4), { is_shared: true })
  const [{ file_id }] = (await owen.get('/api/client-documents')).body.data
  const his = await browserOf(whole, owen.user, 'clients')
  const hers = await browserOf(whole, mara.user, 'clients')
  for (const it of [his, hers]) expect((await it.send('GET', `/files/${file_id}`)).status).toBe(200)
  const { files, documents } = await archived(setting)
  expect(documents.map((it) => it.file_id)).toEqual([file_id])
  const access = files.find(({ name }) => name === 'access.csv')?.text ?? ''
  expect(access.match(/File downloaded,You/g)).toHaveLength(1)
  expect(access.match(/File downloaded/g)).toHaveLength(1)
})

test('only whoever answers requests and sees every record makes it', async () => {
  const setting = await setUp()
  const { firm, at, ask } = setting
  const { id } = (await ask()).body.data
  const path = `${at}/${id}/archives`
  const earner = await firm.as('Conveyancer')
  expect((await earner.post(path, { version: 1 })).status).toBe(403)
  expect((await setting.mara.post(path, { version: 1 })).status).toBe(403)
  await firm.inside(({ roles }) => {
    const role = roles.list().find(({ name }) => name === 'Compliance')
    if (role === undefined) throw new Error('there is no such role')
    const scope = { conveyance: 'own', quotes: 'all' } as const
    roles.replace({ ...role, version: role.version + 1, scope }, role.version)
  })
  const refused = await setting.compliance.post(path, { version: 1 })
  expect(refused.body.error.code).toBe('data-request.scope')
})

test('an answer rests on an archive, an extension on a reason before the day', async () => {
  const { firm, compliance, owen, at, ask } = await setUp()
  const { id } = (await ask()).body.data
  const step = (name: string, version: number, body: object = {}) =>
    compliance.post(`${at}/${id}/${name}`, { version, ...body })
  const answer = { outcome: 'answered', text: 'By post on 3 March' }
  expect((await step('closing', 1, answer)).body.error.code).toBe('data-request.no_archive')
  const longer = await step('extension', 1, { reason: 'Your file is on paper' })
  expect(longer.body.data).toMatchObject({ due_on: '2026-06-02', version: 2 })
  expect((await step('extension', 2, { reason: 'Again' })).body.error.code).toBe(
    'data-request.extended',
  )
  expect((await step('archives', 1)).status).toBe(409)
  expect((await step('archives', 2)).status).toBe(200)
  expect((await step('closing', 3, answer)).body.data.status).toBe('closed')
  expect(await waysOf(firm, 'data-request.closed')).toEqual(['client/email'])
  const [own] = (await owen.get('/api/client/data-requests')).body.data
  expect(own).toMatchObject({ extended: 'Your file is on paper', answer: { outcome: 'answered' } })
})

test('whoever answers is reminded a week before the day, and told once it is over', async () => {
  const { firm, compliance, ask } = await setUp()
  await ask()
  for (const [day, due, overdue] of [
    ['2026-03-25T09:00:00Z', 0, 0],
    ['2026-03-26T09:00:00Z', 1, 0],
    ['2026-04-07T09:00:00Z', 1, 1],
  ] as const) {
    goTo(day)
    await ring(firm)
    const told = async (name: string) =>
      (await toldOf(firm, name)).filter((it) => it === compliance.user.id).length
    expect([await told('data-request.due'), await told('data-request.overdue')]).toEqual([
      due,
      overdue,
    ])
  }
})

test('staff log what came by letter, and the register shows it until it is closed', async () => {
  const { owner, compliance, at } = await setUp()
  const entry = { way: 'letter', text: '', known_by: 'A copy of his passport' }
  const early = await owner.post(at, { ...entry, received_on: '2026-03-09' })
  expect(early.status).toBe(422)
  const { id } = (await owner.post(at, { ...entry, received_on: '2026-02-27' })).body.data
  const register = async (view: string) =>
    (await compliance.get(`/api/data-requests?view=${view}`)).body.data.map(
      (it: { id: string }) => it.id,
    )
  expect(await register('open')).toEqual([id])
  const closing = { version: 1, outcome: 'refused', text: 'It was not him who asked' }
  expect((await owner.post(`${at}/${id}/closing`, closing)).status).toBe(200)
  expect([await register('open'), await register('closed')]).toEqual([[], [id]])
})
