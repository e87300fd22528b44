import { describe, expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { timedEventsOf } from '#tenant/events/clock'
import { contextOf } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { aSentQuote } from '../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'
import { aClaimedLead } from '../support/leads.ts'

const entry = (given: object = {}) => ({
  direction: 'out',
  subject: null,
  disposition: 'answered',
  ...given,
})
const rows = async (by: Caller, query = '') => (await by.get(`/api/calls${query}`)).body.data.rows
const on = (it: { id: string }, kind = 'quote-case') => ({ kind, id: it.id })
const shown = async (by: Caller, id: string) =>
  (await by.get(`/api/quote-cases/${id}`)).body.data.quote_case

describe('a call that is logged by hand', () => {
  test('stands in the log, counts on its quote, and plans what is next', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const quote = await aSentQuote(by)
    const next_action = { type: 'call', at: '2030-01-07T10:00:00.000Z' }
    const { status, body } = await by.post(
      '/api/calls',
      entry({
        subject: on(quote),
        subject_version: quote.version,
        result: 'thinking',
        note: 'Talks to her husband',
        duration_s: 185,
        next_action,
      }),
    )
    expect([status, body.data.number, body.data.callback_at]).toEqual([
      200,
      '+447700900482',
      next_action.at,
    ])
    expect(await rows(by)).toMatchObject([
      { subject: { ref: quote.number, people: 'Owen Tarrant' }, user: { id: by.user.id } },
    ])
    const after = await by.get(`/api/quote-cases/${quote.id}`)
    expect(after.body.data.quote_case).toMatchObject({
      status: 'following_up',
      attempts: 1,
      next_action,
    })
    expect(after.body.data.quote_case.last_contact_at).not.toBeNull()
    expect(after.body.data.timeline[0].words).toBe(
      'Spoke to them, Thinking about it: Talks to her husband',
    )
  })

  test('sent twice with one key is one call and one try', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const quote = await aSentQuote(by)
    const body = entry({ subject: on(quote), disposition: 'no_answer' })
    const key = crypto.randomUUID()
    await by.post('/api/calls', body, { key })
    await by.post('/api/calls', body, { key })
    expect(await rows(by)).toHaveLength(1)
    expect((await shown(by, quote.id)).attempts).toBe(1)
  })

  test('over a case that moved on is refused with the case as it is', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const quote = await aSentQuote(by)
    const { status, body } = await by.post(
      '/api/calls',
      entry({ subject: on(quote), subject_version: quote.version - 1 }),
    )
    expect([status, body.error.current.version]).toEqual([409, quote.version])
    expect(await rows(by)).toEqual([])
  })

  test('stops the clock of a lead', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const lead = await aClaimedLead(by, { spoken_to: false })
    await by.post('/api/calls', entry({ subject: on(lead, 'lead'), disposition: 'voicemail_left' }))
    const { lead: after } = (await by.get(`/api/leads/${lead.id}`)).body.data
    expect(after.first_response_at).not.toBeNull()
    expect([after.attempts, after.last_contact_at]).toEqual([1, null])
  })

  test('on the page of a lead or quote stands in the log too', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const lead = await aClaimedLead(by)
    const said = { version: lead.version, outcome: 'message_left', next_action: null }
    expect((await by.post(`/api/leads/${lead.id}/calls`, said)).status).toBe(200)
    const quote = await aSentQuote(by)
    const tried = {
      version: quote.version,
      attempted: true,
      reached: false,
      next_action: quote.next_action,
    }
    expect((await by.post(`/api/quote-cases/${quote.id}/follow-ups`, tried)).status).toBe(200)
    const kept = await rows(by)
    expect(kept.map((it: { disposition: string }) => it.disposition)).toEqual([
      'no_answer',
      'voicemail_left',
    ])
  })

  test('about nobody needs a number, and no call is in the future', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const bare = await by.post('/api/calls', entry())
    expect([bare.status, Object.keys(bare.body.error.fields)]).toEqual([422, ['number']])
    const early = await by.post(
      '/api/calls',
      entry({ number: '07700 900111', started_at: '2090-01-01T00:00:00.000Z' }),
    )
    expect([early.status, Object.keys(early.body.error.fields)]).toEqual([422, ['started_at']])
  })
})

describe('the log', () => {
  test('shows one’s own; those of the team and of nobody with quotes.view-any; filters say which', async () => {
    const firm = await aFirm()
    const adviser = await firm.as('New-business adviser', { team: 'a' })
    const mate = await firm.as('New-business adviser', { team: 'a' })
    const other = await firm.as('New-business adviser', { team: 'b' })
    const manager = await firm.as('New-business manager')
    const lawyer = await firm.as('Conveyancer', { team: 'a' })
    const numbers = ['07700 900101', '07700 900102', '07700 900103', '07700 900104']
    for (const [at, by] of [adviser, mate, other, lawyer].entries())
      await by.post('/api/calls', entry({ number: numbers[at], result: at === 0 ? 'lost' : null }))
    const seen = async (by: Caller, query = '') =>
      (await rows(by, query)).map((it: { number: string }) => it.number.slice(-1)).toSorted()
    expect(await seen(adviser)).toEqual(['1', '2', '4'])
    expect(await seen(other)).toEqual(['3'])
    expect(await seen(lawyer)).toEqual(['4'])
    expect(await seen(manager)).toEqual(['1', '2', '3', '4'])
    expect(await seen(manager, `?user_id=${mate.user.id}`)).toEqual(['2'])
    expect(await seen(manager, '?result=lost')).toEqual(['1'])
    expect(await seen(manager, '?on=2020-01-01')).toEqual([])
    expect(await seen(manager, '?unmatched=yes&limit=2')).toHaveLength(2)
    const [hidden] = await rows(other)
    expect((await adviser.get(`/api/calls/${hidden.id}`)).status).toBe(404)
    const file = await manager.get('/api/calls/export?columns=number,by')
    expect([file.status, file.text.trim().split('\n').length]).toEqual([200, 5])
    expect((await lawyer.get('/api/calls/export')).status).toBe(403)
  })

  test('has a wrong case put right, within reach alone', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const quote = await aSentQuote(by)
    const { data: call } = (await by.post('/api/calls', entry({ number: '07700 900111' }))).body
    const link = (subject: object | null, version = call.version) =>
      by.send('PUT', `/api/calls/${call.id}/subject`, { version, subject })
    expect((await link({ kind: 'lead', id: crypto.randomUUID() })).status).toBe(404)
    const { body } = await link(on(quote))
    expect(body.data.subject.ref).toBe(quote.number)
    expect((await link(null)).status).toBe(409)
    expect((await link(null, body.data.version)).body.data.subject).toBeNull()
    const stranger = await firm.as('New-business adviser', { team: 'elsewhere' })
    expect(
      (await stranger.send('PUT', `/api/calls/${call.id}/subject`, { version: 1, subject: null }))
        .status,
    ).toBe(404)
  })
})

describe('the call board', () => {
  test('says what came of the last call and when somebody is best tried', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const quote = await aSentQuote(by)
    const started_at = '2026-01-05T14:10:00.000Z'
    const recent = addDays(londonDate(new Date().toISOString()), -1)
    await by.post(
      '/api/calls',
      entry({ subject: on(quote), started_at: started_at.replace('2026-01-05', recent) }),
    )
    await by.post('/api/calls', entry({ subject: on(quote), disposition: 'busy' }))
    const [it] = (await by.get('/api/calls/board')).body.data
    expect(it).toMatchObject({ id: quote.id, disposition: 'busy' })
    expect([14, 15]).toContain(it.best_hour)
  })

  test('passes a case over with a reason, until another time', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const quote = await aSentQuote(by)
    const skip = (given: object) =>
      by.post(`/api/quote-cases/${quote.id}/call-skips`, {
        version: quote.version,
        at: '2030-01-07T15:00:00.000Z',
        reason: 'In a meeting until three',
        ...given,
      })
    expect((await skip({ reason: '' })).status).toBe(422)
    const { body } = await skip({})
    expect(body.data).toMatchObject({
      attempts: 0,
      next_action: { type: 'call', at: '2030-01-07T15:00:00.000Z' },
    })
    expect((await skip({})).status).toBe(409)
  })

  test('keeps what was written on WhatsApp with the quote, and a lead’s clock stops', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const quote = await aSentQuote(by)
    const text = 'We tried to reach you about your quote.'
    const path = (it: { id: string }, of: string) => `/api/${of}/${it.id}/whatsapp-messages`
    const sent = await by.post(path(quote, 'quote-cases'), { version: quote.version, text })
    expect([sent.status, sent.body.data.attempts]).toEqual([200, 0])
    const { timeline } = (await by.get(`/api/quote-cases/${quote.id}`)).body.data
    expect(timeline[0].words).toBe(`WhatsApp message: ${text}`)
    const lead = await aClaimedLead(by, { spoken_to: false })
    const { body } = await by.post(path(lead, 'leads'), { version: lead.version, text })
    expect(body.data.first_response_at).not.toBeNull()
  })
})

describe('a call-back', () => {
  const contextAt = (parts: Parameters<typeof contextOf>[0], now: string) =>
    contextOf(parts, {
      person: system,
      by: { id: 'system', name: 'Deedbox' },
      now,
      ip: null,
      trace: null,
      firm: { brand: { name: 'Harcourt' }, phone: '', email: '' } as never,
      origins: {} as never,
    })
  const told = (firm: FirmUnderTest, now: string) =>
    firm.inside((parts) => {
      timedEventsOf(parts).emitDue(contextAt(parts, now))
      return parts.store.rows<{ subject: string; subject_id: string }>(
        `SELECT subject, subject_id FROM audit WHERE name = 'callback.due'`,
      )
    })

  test('is told once, when it is due, to whoever has the case', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const lead = await aClaimedLead(by)
    const at = '2030-01-07T10:00:00.000Z'
    const plan = (version: number, to: string | null) =>
      by.send('PUT', `/api/leads/${lead.id}/call-back`, { version, at: to })
    expect((await plan(lead.version, '2030-01-07T09:00:00.000Z')).status).toBe(200)
    expect((await plan(lead.version + 1, at)).status).toBe(200)
    expect(await firm.inside(({ callBacks }) => callBacks.nextAfter(''))).toBe(at)
    expect(await told(firm, '2030-01-07T09:30:00.000Z')).toEqual([])
    expect(await told(firm, '2030-01-07T10:00:00.000Z')).toEqual([
      { subject: 'lead', subject_id: lead.id },
    ])
    expect(await told(firm, '2030-01-07T11:00:00.000Z')).toHaveLength(1)
    const people = await firm.inside(({ store }) =>
      store.rows<{ user_id: string }>(
        `SELECT user_id FROM event_people WHERE seq = (SELECT max(seq) FROM audit WHERE name = 'callback.due')`,
      ),
    )
    expect(people).toEqual([{ user_id: by.user.id }])
  })

  test('that is taken away or whose quote died is not told', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const lead = await aClaimedLead(by)
    const at = '2030-01-07T10:00:00.000Z'
    const call = `/api/leads/${lead.id}/call-back`
    await by.send('PUT', call, { version: lead.version, at })
    await by.send('PUT', call, { version: lead.version + 1, at: null })
    const quote = await aSentQuote(by)
    await by.post(`/api/quote-cases/${quote.id}/death`, {
      version: quote.version,
      reason: 'price',
    })
    expect(await told(firm, '2031-01-01T00:00:00.000Z')).toEqual([])
  })

  test('stands in one’s list of the day, with whom to ring', async () => {
    const firm = await aFirm()
    const by = await firm.as('New-business adviser')
    const lead = await aClaimedLead(by)
    const at = new Date(Date.now() - 60_000).toISOString()
    await by.send('PUT', `/api/leads/${lead.id}/call-back`, { version: lead.version, at })
    const later = await aClaimedLead(by, { phone: '07700 900999', email: 'x@y.test' })
    await by.send('PUT', `/api/leads/${later.id}/call-back`, {
      version: later.version,
      at: '2090-01-01T09:00:00.000Z',
    })
    expect((await by.get('/api/calls/due')).body.data).toEqual([
      {
        kind: 'lead',
        id: lead.id,
        number: lead.number,
        people: 'Owen Tarrant',
        phone: '07700 900482',
        at,
        covered: null,
      },
    ])
    const other = await firm.as('New-business adviser')
    expect((await other.get('/api/calls/due')).body.data).toEqual([])
  })
})
