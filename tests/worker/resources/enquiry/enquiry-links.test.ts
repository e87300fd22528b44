import { afterEach, expect, test, vi } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

afterEach(() => vi.useRealTimers())

const today = londonDate(new Date().toISOString())
const entry = {
  ...{ label: '1', section: null, parent: null, text: 'Is there a meter?', classification: 'UTL' },
  ...{ reply: null, comment: null },
}
const listOf = (direction: 'we_answer' | 'we_raise') => ({
  direction,
  raised_on: today,
  round: 1,
  enquiries: [entry, { ...entry, label: '2', text: 'Who owns the hedge?', classification: 'BND' }],
})

const aLink = async (direction: 'we_answer' | 'we_raise') => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}`
  const { body } = await owner.post(`${path}/enquiries`, listOf(direction))
  const entryOfLink = { firm: 'Hale Moor LLP', days: 14 }
  const created = (await owner.post(`${path}/enquiry-links`, entryOfLink)).body.data
  const token = new URL(created.url).searchParams.get('enquiries') ?? ''
  const shared = `/api/shared-enquiries/${token}`
  const history = async () =>
    (await owner.get(path)).body.data.history.map(({ name }: { name: string }) => name)
  return { firm, owner, id, path, enquiries: body.data, link: created.link, shared, history }
}

type Shared = { readonly id: string; readonly version: number }
const acceptance = (
  { id, version }: Shared,
  outcome = 'accepted',
  comment: string | null = null,
) => ({
  ...{ id, version, outcome, comment },
})

type Caller = Awaited<ReturnType<typeof aLink>>['owner']

/** Records all that waits on our side as sent. */
const recordAsSent = async (by: Caller, path: string) => {
  const enquiries = (await by.get(`${path}/enquiries`)).body.data.map(
    ({ id, version }: Shared) => ({ id, version }),
  )
  return by.post(`${path}/enquiry-sendings`, { enquiries })
}

test('a reply is not shown by the link before it is sent, nor settled by it', async () => {
  const { firm, owner, path, enquiries, shared } = await aLink('we_answer')
  const [{ id, version }] = enquiries
  await owner.post(`${path}/enquiry-replies`, { replies: [{ id, version, text: 'In the hall' }] })
  const visitor = firm.visitor()
  const seen = await visitor.get(shared)
  expect(seen.text).not.toContain('In the hall')
  expect(seen.body.data.enquiries[0]).toMatchObject({ status: 'awaiting', reply: null })
  const accept = { name: 'Priya Shah', outcomes: [acceptance({ id, version: version + 1 })] }
  expect((await visitor.post(`${shared}/outcomes`, accept)).status).toBe(409)
  const sent = { enquiries: [{ id, version: version + 1 }] }
  expect((await owner.post(`${path}/enquiry-sendings`, sent)).body.data[0]).toMatchObject({
    status: 'answered',
    reply_sent: { document: null },
  })
  expect((await visitor.get(shared)).body.data.enquiries[0]).toMatchObject({
    status: 'answered',
    reply: { text: 'In the hall' },
  })
  const again = { enquiries: [{ id, version: version + 2 }] }
  const refused = await owner.post(`${path}/enquiry-sendings`, again)
  expect(refused.body.error.code).toBe('enquiry.no_reply_to_send')
})

test('the other side accepts what was answered, by a link whose every view is in the history', async () => {
  const { firm, owner, path, enquiries, shared, history } = await aLink('we_answer')
  const replies = enquiries.map(({ id, version }: Shared) => ({ id, version, text: 'Yes' }))
  await owner.post(`${path}/enquiry-replies`, { replies })
  await recordAsSent(owner, path)
  const visitor = firm.visitor()
  const { body } = await visitor.get(shared)
  expect(body.data.enquiries).toMatchObject([{ status: 'answered' }, { status: 'answered' }])
  const [first, second] = body.data.enquiries
  const said = {
    name: 'Priya Shah',
    outcomes: [acceptance(first), acceptance(second, 'not_satisfied', 'Since when?')],
  }
  const settled = await visitor.post(`${shared}/outcomes`, said)
  expect(settled.body.data.enquiries).toMatchObject([
    { status: 'accepted' },
    { status: 'not_satisfied', round: 2 },
  ])
  expect(await history()).toEqual(
    expect.arrayContaining(['enquiry-link.viewed', 'enquiry-link.settled']),
  )
  const { counts } = (await owner.get(path)).body.data.conveyance
  expect(counts).toMatchObject({ enquiries_accepted: 1, enquiries_open: 1 })
  // What they said once is not said again, nor of what has no reply.
  expect((await visitor.post(`${shared}/outcomes`, said)).status).toBe(409)
})

test('the other side replies to what was sent, and never sees a draft', async () => {
  const { firm, owner, path, enquiries, shared } = await aLink('we_raise')
  const visitor = firm.visitor()
  expect((await visitor.get(shared)).body.data.enquiries).toEqual([])
  const [first, draft] = enquiries
  await owner.post(`${path}/enquiry-sendings`, { enquiries: [{ id: first.id, version: 1 }] })
  const reply = (id: string, version: number) => ({
    name: 'Priya Shah',
    replies: [{ id, version, text: 'Yes, by the door.' }],
  })
  expect((await visitor.post(`${shared}/replies`, reply(draft.id, 1))).status).toBe(404)
  const answered = await visitor.post(`${shared}/replies`, reply(first.id, 2))
  expect(answered.body.data.enquiries).toMatchObject([{ status: 'answered' }])
  const [stored] = (await owner.get(`${path}/enquiries`)).body.data
  expect(stored.reply.by.name).toBe('Priya Shah, Hale Moor LLP')
  const accept = { name: 'Priya Shah', outcomes: [acceptance({ id: first.id, version: 3 })] }
  expect((await visitor.post(`${shared}/outcomes`, accept)).status).toBe(409)
})

test('a link ends when it is withdrawn and after its last day, is of one firm, and cannot be guessed', async () => {
  const { firm, owner, path, link, shared } = await aLink('we_answer')
  const other = await aFirm('northgate')
  expect((await other.visitor().get(shared)).status).toBe(404)
  const visitor = firm.visitor()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${addDays(today, 15)}T12:00:00Z`) })
  expect(await visitor.get(shared)).toMatchObject({
    status: 409,
    body: { error: { code: 'enquiry_link.expired' } },
  })
  vi.useRealTimers()
  expect((await visitor.get(shared)).status).toBe(200)
  const { version } = (await owner.get(`${path}/enquiry-links`)).body.data[0]
  const end = `${path}/enquiry-links/${link.id}/withdrawal`
  expect((await owner.post(end, { version })).status).toBe(200)
  expect((await visitor.get(shared)).body.error.code).toBe('enquiry_link.withdrawn')
})
