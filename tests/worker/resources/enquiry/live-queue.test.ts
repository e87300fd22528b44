import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { type EnquiryHolder, EnquiryStatus, holderOf } from '#domain/enquiry/enquiry'
import type { LiveEnquiry } from '#domain/enquiry/queue/api'
import { HOLDER } from '#tenant/enquiry/queue'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

const today = londonDate(new Date().toISOString())
const path = '/api/admin/live-enquiries'
const entry = (text: string, classification = 'UTL') => ({
  ...{ label: null, section: null, parent: null, text, classification },
  ...{ reply: null, comment: null },
})

const aFirmWith = async (count: number, subject: 'sale' | 'purchase' = 'sale') => {
  const firm = await aFirm()
  const conveyancer = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner, facts(subject))
  const direction = subject === 'sale' ? 'we_answer' : 'we_raise'
  const enquiries = Array.from({ length: count }, (_, at) => entry(`Is there meter ${at}?`))
  const { body } = await owner.post(`/api/conveyances/${id}/enquiries`, {
    ...{ direction, raised_on: today, round: 1, enquiries },
  })
  return { firm, owner, conveyancer, id, enquiries: body.data }
}

const allOf = async (by: Caller, query = ''): Promise<LiveEnquiry[]> => {
  const rows: LiveEnquiry[] = []
  let after: string | null = ''
  while (after !== null) {
    const { body } = await by.get(`${path}?limit=200${query}${after && `&after=${after}`}`)
    rows.push(...body.data.rows)
    after = body.data.next
  }
  return rows
}

test('a filter asks all open enquiries, however many there are, and pages show each once', async () => {
  const { owner, id, enquiries } = await aFirmWith(500)
  await owner.post(`/api/conveyances/${id}/enquiries`, {
    ...{ direction: 'we_answer', raised_on: today, round: 2 },
    enquiries: [{ ...entry('Who answers for the lease?', 'LSE') }],
  })
  const [last] = await allOf(owner, '&holder=us')
  expect(last?.text).toBe('Who answers for the lease?')
  const rows = await allOf(owner)
  expect(new Set(rows.map((it) => it.id)).size).toBe(501)
  expect(rows).toHaveLength(501)
  expect((await owner.get('/api/admin/live-enquiry-totals?holder=client')).body.data.count).toBe(
    enquiries.length,
  )
})

test('the query finds the same holder as the register shows', async () => {
  const { firm, enquiries } = await aFirmWith(1)
  const stored = await firm.inside(({ store }) =>
    EnquiryStatus.options.flatMap((status) =>
      (['we_answer', 'we_raise'] as const).flatMap((direction) =>
        (['us', 'client', 'third_party'] as const).map((answerer) => {
          store.write(
            `UPDATE case_enquiries SET doc = json_set(doc, '$.status', ?, '$.direction', ?,
             '$.answerer', ?) WHERE id = ?`,
            status,
            direction,
            answerer,
            enquiries[0].id,
          )
          const row = store.row<{ holder: EnquiryHolder }>(
            `SELECT ${HOLDER} AS holder FROM case_enquiries`,
          )
          return { holder: row?.holder, known: holderOf({ status, direction, answerer }) }
        }),
      ),
    ),
  )
  expect(stored.filter(({ holder, known }) => known !== null && holder !== known)).toEqual([])
})

test('enquiries are assigned to a colleague, who is told and finds them', async () => {
  const { owner, conveyancer, id, enquiries } = await aFirmWith(2)
  const [{ id: first }] = enquiries
  const assign = (assignee_id: string | null, version: number) =>
    owner.send('PUT', `/api/conveyances/${id}/enquiry-assignments`, {
      enquiries: [{ id: first, version }],
      assignee_id,
    })
  expect((await assign('nobody', 1)).status).toBe(422)
  expect((await assign(owner.user.id, 1)).body.data[0].assignee.id).toBe(owner.user.id)
  expect((await assign(owner.user.id, 1)).status).toBe(409)
  const numbers = async (person: string) =>
    (await allOf(owner, `&person=${person}`)).map(({ number }) => number)
  expect(await numbers(owner.user.id)).toEqual([1])
  expect(await numbers(conveyancer.user.id)).toEqual([2])
})

test('a chase of the other side says who gets it, goes into the outbox once, and is counted', async () => {
  const { firm, owner, id, enquiries } = await aFirmWith(1, 'purchase')
  const one = (version: number) => ({ enquiries: [{ id: enquiries[0].id, version }] })
  const chase = (version: number, again?: string) =>
    owner.post(`/api/conveyances/${id}/enquiry-chases`, one(version), { key: again })
  expect((await chase(1)).body.error.message).toContain('is with us')
  await owner.post(`/api/conveyances/${id}/enquiry-sendings`, one(1))
  expect((await chase(2)).body.error.code).toBe('enquiry.no_other_side_email')
  const otherSide = { firm: 'Larch & Co', handler: 'P. Shah', email: 'ps@larch.example' }
  await firm.inside(({ store }) =>
    store.write(
      `UPDATE conveyances SET doc = json_set(doc, '$.other_side', json(?)) WHERE id = ?`,
      JSON.stringify({ ...otherSide, phone: null }),
      id,
    ),
  )
  const previews = await owner.post(`/api/conveyances/${id}/enquiry-chase-previews`, one(2))
  expect(previews.body.data).toMatchObject([
    { to: [{ email: 'ps@larch.example' }], body: expect.stringContaining('1. Is there meter 0?') },
  ])
  const key = crypto.randomUUID()
  const chased = await chase(2, key)
  expect(chased.body.data[0].chased).toEqual({ count: 1, last_on: today })
  await chase(2, key)
  const sent = await firm.inside(({ store }) =>
    store.rows<{ doc: string }>(
      `SELECT doc FROM messages WHERE json_extract(doc, '$.type') = 'enquiry.chased'`,
    ),
  )
  expect(sent.map(({ doc }) => JSON.parse(doc).to_address)).toEqual(['ps@larch.example'])
})

test('a client is chased about a question that they were sent, and about nothing else', async () => {
  const { owner, id, enquiries } = await aFirmWith(1)
  const one = (version: number) => ({ enquiries: [{ id: enquiries[0].id, version }] })
  const preview = (version: number) =>
    owner.post(`/api/conveyances/${id}/enquiry-chase-previews`, one(version))
  expect((await preview(1)).body.error.code).toBe('enquiry.client_not_asked')
  await owner.post(`/api/conveyances/${id}/client-questions`, {
    due_on: '2999-01-01',
    questions: [{ enquiry_id: enquiries[0].id, question: 'Is there a meter?', help: null }],
  })
  expect((await preview(2)).body.data[0].subject).toContain('Still to answer')
  const chased = await owner.post(`/api/conveyances/${id}/enquiry-chases`, one(2))
  expect(chased.body.data[0].chased.count).toBe(1)
})
