import { expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { enquiryCounts } from '#domain/enquiry/counting'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { enquiryProgressOf } from '#tenant/enquiry/progress'
import { oneOf, randomOf } from '../../../domain/enquiry/variations/random.ts'
import { repeats } from '../../../support/repeats.ts'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const today = londonDate(new Date().toISOString())
const entry = (at: number) => ({
  ...{ label: null, section: null, parent: null, text: `Is there a meter ${at}?` },
  ...{ classification: 'UTL', reply: null, comment: null },
})

type Act = (by: Caller, path: string, enquiry: CaseEnquiry) => Promise<unknown>

const said = { how: 'call', name: 'P. Shah', quotation: 'Thank you.' }
const outcome =
  (settled: string, indemnity: object | null = null): Act =>
  (by, path, { id, version }) =>
    by.send('PUT', `${path}/enquiries/${id}/outcome`, {
      ...{ version, outcome: settled, indemnity },
      ...said,
    })
const policy = { insurer: 'Larch', policy_number: 'L1', limit: 1, premium: null, payer: 'seller' }

const reply: Act = (by, path, { id, version }) =>
  by.post(`${path}/enquiry-replies`, { replies: [{ id, version, text: 'Yes' }] })

const acts: readonly Act[] = [
  ...[reply, reply, reply],
  (by, path, { id, version }) =>
    by.post(`${path}/enquiry-sendings`, { enquiries: [{ id, version }] }),
  (by, path, { id, version }) =>
    by.send('PUT', `${path}/enquiries/${id}/decline`, {
      ...{ version, reason: 'advice', explanation: 'Ask your own lawyer.' },
    }),
  (by, path, { id, version }) =>
    by.post(`${path}/enquiries/${id}/reopening`, { version, reason: 'Asked again' }),
  (by, path, { id, version }) =>
    by.send('PUT', `${path}/enquiry-assignments`, {
      ...{ enquiries: [{ id, version }], assignee_id: null },
    }),
  (by, path) =>
    by.post(`${path}/enquiries`, {
      ...{ direction: 'we_answer', raised_on: today, round: 2, enquiries: [entry(0)] },
    }),
  (by, path, { id }) =>
    by.post(`${path}/client-questions`, {
      ...{ due_on: '2999-01-01', questions: [{ enquiry_id: id, question: 'Is it?', help: null }] },
    }),
  outcome('accepted'),
  outcome('not_satisfied'),
  outcome('not_satisfied'),
  outcome('withdrawn'),
  outcome('covered_by_indemnity', policy),
]

test('after any series of acts the case counts what a recount finds, and nobody reads of one as settled before it is', async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}`
  await owner.post(`${path}/enquiries`, {
    ...{ direction: 'we_answer', raised_on: today, round: 1 },
    enquiries: [1, 2, 3, 4, 5].map(entry),
  })
  const random = randomOf(20_261_129)
  const reached = new Set<string>()
  for (let step = 0; step < repeats(60, 600); step += 1) {
    const all: CaseEnquiry[] = (await owner.get(`${path}/enquiries`)).body.data
    await oneOf(random, acts)(owner, path, oneOf(random, all))
    const after: CaseEnquiry[] = (await owner.get(`${path}/enquiries`)).body.data
    const { counts } = (await owner.get(path)).body.data.conveyance
    expect(counts).toMatchObject(enquiryCounts(after))
    const progress = await firm.inside(({ store }) => enquiryProgressOf(store, [id])(id))
    const settled = after.filter(({ status }) => /accepted|covered/.test(status)).length
    expect(progress?.text ?? 'none').toMatch(new RegExp(`(^none|, ${settled} settled)$`))
    for (const { status } of after) reached.add(status)
  }
  expect([...reached].toSorted()).toEqual(
    'accepted answered covered_by_indemnity declined not_satisfied sent withdrawn'.split(' '),
  )
})

test('500 enquiries at once are each there once, however often they are sent, and quickly', async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}/enquiries`
  const list = { direction: 'we_answer', raised_on: today, round: 1 }
  const enquiries = Array.from({ length: 500 }, (_, at) => entry(at))
  const key = crypto.randomUUID()
  const add = () => owner.post(path, { ...list, enquiries }, { key })
  const began = performance.now()
  const answers = await Promise.all([add(), add()])
  await add()
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  const stored: CaseEnquiry[] = (await owner.get(path)).body.data
  expect(stored.map(({ number }) => number)).toEqual(enquiries.map((_, at) => at + 1))
  expect(new Set(stored.map(({ text }) => text)).size).toBe(500)
  const { counts } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  expect(counts).toMatchObject({ enquiries_raised: 500, enquiries_open: 500 })
  expect((await owner.post(path, { ...list, enquiries: [...enquiries, entry(500)] })).status).toBe(
    422,
  )
})
