import { afterEach, expect, test, vi } from 'vitest'
import { aSentQuote, instructed, work } from '../../../support/cases.ts'
import { aFirm } from '../../../support/firm.ts'
import { lead } from '../../../support/leads.ts'
import { facts } from '../../../support/quotes.ts'
import { goTo, reasonsOf, ring, toldOf, waysOf } from './sent.ts'

afterEach(() => vi.useRealTimers())

/** A Monday. */
const START = '2026-03-02T10:00:00Z'

const aCase = async (of: 'sale' | 'purchase' = 'sale') => {
  goTo(START)
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const head = await firm.as('Head of conveyancing')
  const [{ id }] = await instructed(firm, owner, facts(of))
  const path = `/api/conveyances/${id}`
  const { clients } = (await owner.get(path)).body.data.conveyance
  return { firm, earner, owner, head, id, path, contact: String(clients[0].contact_id) }
}

test('whoever was asked to prove who they are is reminded after three and seven working days', async () => {
  const { firm, owner, path, contact } = await aCase()
  const asked = await owner.post(`${path}/identity-checks/${contact}/request`, { version: 0 })
  expect(asked.status, asked.text).toBe(200)
  expect(await waysOf(firm, 'identity.asked')).toEqual(['client/email'])
  goTo('2026-03-04T12:00:00Z')
  await ring(firm)
  expect(await waysOf(firm, 'identity.reminded')).toEqual([])
  for (const day of ['2026-03-05', '2026-03-06', '2026-03-11']) {
    goTo(`${day}T12:00:00Z`)
    await ring(firm)
  }
  expect(await waysOf(firm, 'identity.reminded')).toEqual(['client/email', 'client/email'])
})

test('whoever was asked where their money is from is reminded, and nobody of a case on hold', async () => {
  const { firm, owner, path, contact } = await aCase('purchase')
  const asked = await owner.post(`${path}/funds/${contact}/request`, { version: 0 })
  expect(asked.status, asked.text).toBe(200)
  expect(await waysOf(firm, 'funds.asked')).toEqual(['client/email'])
  goTo('2026-03-05T12:00:00Z')
  await ring(firm)
  expect(await waysOf(firm, 'funds.reminded')).toEqual(['client/email'])
  const again = await firm.signedIn(owner.user)
  const { version } = (await again.get(path)).body.data.conveyance
  const hold = { version, reason: 'Illness', look_again_on: '2099-01-05', notify: [] }
  expect((await again.post(`${path}/hold`, hold)).status).toBe(200)
  goTo('2026-03-11T12:00:00Z')
  await ring(firm)
  expect(await waysOf(firm, 'funds.reminded')).toEqual(['client/email'])
})

test('a client is reminded once of the questions that were asked together', async () => {
  const { firm, owner, path } = await aCase()
  const entry = {
    ...{ label: null, section: null, parent: null, text: 'Does it drain into a public sewer?' },
    ...{ classification: 'UTL', reply: null, comment: null },
  }
  const list = { direction: 'we_answer', raised_on: '2026-03-02', round: 1 }
  const enquiries = await owner.post(`${path}/enquiries`, { ...list, enquiries: [entry, entry] })
  const questions = enquiries.body.data.map(({ id }: { id: string }) => ({
    ...{ enquiry_id: id, question: 'Does it drain into a sewer?', help: '' },
  }))
  const asked = await owner.post(`${path}/client-questions`, { due_on: '2026-03-09', questions })
  expect(asked.status, asked.text).toBe(200)
  expect(await waysOf(firm, 'client-question.asked')).toEqual(['client/email'])
  goTo('2026-03-05T12:00:00Z')
  await ring(firm)
  expect(await waysOf(firm, 'client-question.reminded')).toEqual(['client/email'])
})

test('a lead that nobody answers in the promised time is brought to whoever has it', async () => {
  goTo(START)
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const web = { source: 'web', spoken_to: false }
  expect((await adviser.post('/api/leads', lead(web))).status).toBe(200)
  goTo('2026-03-02T10:14:00Z')
  await ring(firm)
  expect(await toldOf(firm, 'lead.unanswered')).toEqual([])
  goTo('2026-03-02T10:16:00Z')
  await ring(firm)
  expect(await toldOf(firm, 'lead.unanswered')).toEqual([adviser.user.id])
})

test('a call that was booked is announced a quarter of an hour before', async () => {
  goTo(START)
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const { id, version } = await aSentQuote(adviser)
  const planned = await adviser.post(`/api/quote-cases/${id}/follow-ups`, {
    ...{ version, attempted: false, reached: false },
    next_action: { type: 'call', at: '2026-03-02T12:00:00.000Z' },
  })
  expect(planned.status, planned.text).toBe(200)
  goTo('2026-03-02T11:40:00Z')
  await ring(firm)
  expect(await waysOf(firm, 'callback.soon')).toEqual([])
  goTo('2026-03-02T11:46:00Z')
  await ring(firm)
  expect(await waysOf(firm, 'callback.soon')).toEqual(['client/sms'])
})

test('a quote is followed by reminders, kept back from whoever did not agree, and a goodbye', async () => {
  goTo(START)
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  await aSentQuote(adviser)
  await ring(firm)
  for (const day of ['2026-03-04', '2026-03-05', '2026-03-07', '2026-03-11']) {
    goTo(`${day}T09:05:00Z`)
    await ring(firm)
  }
  const sent = await waysOf(firm, 'quotecase.reminded')
  expect(sent.filter((it) => it === 'client/email')).toHaveLength(3)
  expect(sent.filter((it) => it === 'client/sms')).toHaveLength(3)
  const reasons = await reasonsOf(firm, 'quotecase.reminded')
  expect(reasons.filter((it) => it === 'no_marketing').length).toBeGreaterThanOrEqual(3)
  expect(reasons).toHaveLength(6)
  goTo('2026-03-17T18:30:00Z')
  await ring(firm)
  expect(await waysOf(firm, 'quotecase.died')).toEqual(['client/email'])
})

test('each reminder of a quote leads to it', async () => {
  goTo(START)
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  await aSentQuote(adviser)
  await firm.inside(({ store }) =>
    store.write(`UPDATE contacts SET doc = json_set(doc, '$.marketing_opt_in', json('true'))`),
  )
  for (const day of ['2026-03-04', '2026-03-07']) {
    goTo(`${day}T09:05:00Z`)
    await ring(firm)
  }
  const bodies = await firm.inside(({ store }) =>
    store
      .rows<{ body: string }>(
        `SELECT json_extract(doc, '$.body') AS body FROM messages
         WHERE json_extract(doc, '$.type') = 'quotecase.reminded'`,
      )
      .map(({ body }) => body),
  )
  const links = bodies.map((body) => /[?&]link=([\w-]+)/.exec(body)?.[1] ?? '')
  expect(new Set(links).size).toBe(2)
  for (const link of links) {
    const offer = await firm.visitor().get(`/api/quote-offers/${link}`)
    expect(offer.status, offer.text).toBe(200)
  }
})

test('clients of an open case that heard nothing for a week are told where it stands', async () => {
  const { firm, owner, head, id } = await aCase()
  await work(owner, id, ({ conveyance }) => conveyance.status !== 'opening', head)
  await ring(firm)
  goTo('2026-03-08T09:35:00Z')
  await ring(firm)
  expect(await waysOf(firm, 'conveyance.quiet')).toEqual([])
  for (const day of ['2026-03-10', '2026-03-11']) {
    goTo(`${day}T09:35:00Z`)
    await ring(firm)
  }
  expect(await waysOf(firm, 'conveyance.quiet')).toEqual(['client/email'])
})

test('a client hears of the end of a mortgage offer, and of forms that are still with them', async () => {
  const { firm, owner, path } = await aCase('purchase')
  const { version: before } = (await owner.get(path)).body.data.conveyance
  const lender = { name: 'Northern Building Society', ref: null, amount: null, phone: null }
  const lent = await owner.send('PATCH', path, { version: before, lender })
  expect(lent.status, lent.text).toBe(200)
  const { version } = lent.body.data.conveyance
  const dates = await owner.send('PATCH', `${path}/key-dates`, {
    version,
    dates: { offer_expires_on: '2026-04-10' },
  })
  expect(dates.status, dates.text).toBe(200)
  const form = await owner.post(`${path}/facts`, {
    version: dates.body.data.conveyance.version,
    fact: 'forms_sent',
  })
  expect(form.status, form.text).toBe(200)
  for (const day of ['2026-03-09', '2026-03-10', '2026-03-12']) {
    goTo(`${day}T12:00:00Z`)
    await ring(firm)
  }
  expect(await waysOf(firm, 'conveyance.key-date-approaching')).toEqual([
    'broker/email',
    'client/email',
  ])
  expect(await reasonsOf(firm, 'conveyance.key-date-approaching')).toEqual(['no_broker'])
  expect(await waysOf(firm, 'conveyance.forms-outstanding')).toEqual(['client/email'])
})

test('what is owed to another firm is brought to its people the working day before', async () => {
  const { firm, earner, owner, path } = await aCase()
  const promise = {
    ...{
      side: 'given',
      kind: 'redemption',
      firm: 'Hale Moor LLP',
      wording: 'We undertake to pay.',
    },
    ...{ amount: 20_000_000, due_on: '2026-03-06', given_on: null, requisition_id: null },
  }
  const { id } = (await earner.post(`${path}/undertakings`, promise)).body.data
  const decision = { version: 1, is_approved: true, reason: null }
  expect((await owner.send('PUT', `${path}/undertakings/${id}/decision`, decision)).status).toBe(
    200,
  )
  const asked = {
    ...{ kind: 'completion', firm: 'Hale Moor LLP', reference: null },
    ...{ received_on: '2026-03-02', due_on: '2026-03-06', points: [] },
  }
  expect((await earner.post(`${path}/requisitions`, asked)).status).toBe(200)
  expect((await toldOf(firm, 'requisition.received')).length).toBeGreaterThan(0)
  goTo('2026-03-04T12:00:00Z')
  await ring(firm)
  expect(await toldOf(firm, 'undertaking.due')).toEqual([])
  goTo('2026-03-05T12:00:00Z')
  await ring(firm)
  expect(await toldOf(firm, 'undertaking.due')).toContain(owner.user.id)
  expect(await toldOf(firm, 'requisition.due')).toContain(owner.user.id)
  goTo('2026-03-09T12:00:00Z')
  await ring(firm)
  expect(await toldOf(firm, 'undertaking.overdue')).toContain(owner.user.id)
  expect(await toldOf(firm, 'requisition.overdue')).toContain(owner.user.id)
})
