import { expect, test } from 'vitest'
import { aSentQuote, instructed } from '../support/cases.ts'
import { aFirm } from '../support/firm.ts'

test('what a browser missed is told in order, without gaps, and without a word of its contents', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const start = (await owner.get('/api/events')).body.data.last
  await instructed(firm, owner)
  const seen: { seq: number }[] = []
  let after = start
  for (let more = true; more; ) {
    const { data } = (await owner.get(`/api/events?after=${after}&limit=3`)).body
    seen.push(...data.rows)
    after = data.last
    more = data.more
  }
  const head = await firm.inside(({ audit }) => audit.head().seq)
  const known = await firm.inside(({ store }) =>
    store.rows<{ seq: number }>(
      `SELECT seq FROM audit WHERE seq > ? AND subject IN ('conveyance', 'quote-case', 'user', 'message', 'contact') ORDER BY seq`,
      start,
    ),
  )
  expect(seen.map((it) => it.seq)).toEqual(known.map((it) => it.seq))
  expect(after).toBe(head)
  expect(JSON.stringify(seen)).not.toMatch(/Tarrant|Larkfield|\b412\b/)
})

test('an adviser hears of quotes and contacts and not of cases', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const adviser = await firm.as('New-business adviser')
  await instructed(firm, adviser)
  const { rows } = (await adviser.get('/api/events?after=0')).body.data
  expect(new Set(rows.map((it: { subject: string }) => it.subject))).toEqual(
    new Set(['quote-case', 'contact']),
  )
})

test('a broadcast carries ids, versions and names of fields alone', async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  await firm.inside(({ store }) =>
    store.write(
      `CREATE TRIGGER kept AFTER INSERT ON outbox BEGIN INSERT INTO settings (key, doc) VALUES (new.id, new.doc); END`,
    ),
  )
  const sent = await aSentQuote(adviser)
  const told = await firm.inside(({ store }) =>
    store.rows<{ doc: string }>(`SELECT doc FROM settings WHERE doc LIKE '%channels%'`),
  )
  const quote = told.map((it) => JSON.parse(it.doc)).find((it) => it.name === 'quote.sent')
  expect(quote).toEqual({
    name: 'quote.sent',
    channels: [
      'private-tenant.harcourt.quotes',
      `presence-tenant.harcourt.quote-case.${sent.id}`,
      `private-tenant.harcourt.user.${adviser.user.id}`,
    ],
    data: {
      seq: expect.any(Number),
      id: sent.id,
      version: sent.version,
      changed: ['status', 'quotes', 'valid_until'],
    },
  })
})

test('whoever may see no area is told of their own work, and which kinds are told whole', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const adviser = await firm.as('New-business adviser')
  const start = (await adviser.get('/api/events')).body.data.last
  const sent = await aSentQuote(adviser)
  const { data } = (await adviser.get(`/api/events?after=${start}`)).body
  const own = data.rows.find((it: { name: string }) => it.name === 'quote.sent')
  expect(own).toMatchObject({ id: sent.id, own: true })
  expect(data.subjects).toContain('quote-case')
  expect(data.subjects).not.toContain('conveyance')
  expect(data.head).toBe(data.last)
  const other = await firm.as('New-business adviser')
  const theirs = (await other.get(`/api/events?after=${start}`)).body.data.rows
  expect(theirs.some((it: { own: boolean }) => it.own)).toBe(false)
})

test('agents and clients are told of themselves alone, by number', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  await instructed(firm, await firm.as('Owner'))
  const client = await firm.signedIn(
    await firm.user({ type: 'client', contact_id: 'c1' }),
    'clients',
  )
  const agent = await firm.signedIn(await firm.user({ type: 'agent', agency_id: 'a1' }), 'agents')
  for (const somebody of [client, agent]) {
    const { data } = (await somebody.get('/api/events?after=0')).body
    expect(data).toMatchObject({ rows: [], subjects: [], more: false })
  }
})
