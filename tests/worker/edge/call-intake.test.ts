import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Call } from '#domain/call/call'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { aSentQuote } from '../support/cases.ts'
import { aFirm, env as bindings, type Caller } from '../support/firm.ts'
import { aClaimedLead } from '../support/leads.ts'
import { assets, main } from './fake-firm.ts'

const KEY_PATH = '/api/desk/settings/keys'
const seconds = () => Math.floor(Date.now() / 1000)

/** A firm with a key for its telephone system, and the system before its front door. */
const aHouse = async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const { key } = (await owner.post(KEY_PATH, { version: 0, of: 'telephone' })).body.data
  const namespace = { idFromName: () => firm.stub.id, get: () => firm.stub }
  const env = { ...bindings, ASSETS: assets, TENANT: namespace } as unknown as Env
  const post = async (body: string, headers: Record<string, string>) => {
    const context = createExecutionContext()
    const request = new Request(`${main}/api/intake/calls`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    })
    const answer = await edge.fetch(request, env, context)
    await waitOnExecutionContext(context)
    return answer.status
  }
  const tell = (event: object, { by = key, at = seconds() } = {}) => {
    const body = JSON.stringify(event)
    const mark = createHmac('sha256', by).update(`${at}.${body}`).digest('hex')
    return post(body, { 'Deedbox-Signature': `t=${at},v1=${mark}` })
  }
  const calls = async (by: Caller = owner): Promise<Call[]> =>
    (await by.get('/api/calls')).body.data.rows
  return { firm, owner, key: key as string, post, tell, calls }
}

let nth = 0
const event = (type: string, given: object = {}) => ({
  event: `e-${++nth}`,
  call: 'pbx-1',
  type,
  at: new Date(Date.now() - 60_000).toISOString(),
  direction: 'in',
  from: '07700 900482',
  to: '0117 496 0123',
  ...given,
})

const names = (house: Awaited<ReturnType<typeof aHouse>>) =>
  house.firm.inside(({ store }) =>
    store
      .rows<{ name: string }>(`SELECT name FROM audit WHERE subject = 'call' ORDER BY seq`)
      .map((it) => it.name),
  )

describe('a call that comes in', () => {
  test('finds the quote of whoever rings, in any way of writing the number, and its adviser', async () => {
    const house = await aHouse()
    const adviser = await house.firm.as('New-business adviser')
    const quote = await aSentQuote(adviser)
    expect(await house.tell(event('started', { from: '+44 7700 900482' }))).toBe(200)
    expect(await house.calls(adviser)).toMatchObject([
      {
        source: 'voip',
        direction: 'in',
        status: 'ringing',
        number: '+447700900482',
        subject: { kind: 'quote-case', id: quote.id, people: 'Owen Tarrant' },
        user: { id: adviser.user.id },
      },
    ])
    const heard = await house.firm.inside(({ store }) =>
      store.row(
        `SELECT p.user_id AS user FROM event_people AS p JOIN audit AS a ON a.seq = p.seq
         WHERE a.name = 'call.started'`,
      ),
    )
    expect(heard).toEqual({ user: adviser.user.id })
  })

  test('is answered and ends with its length, and counts on the case as a talk', async () => {
    const house = await aHouse()
    const lead = await aClaimedLead(house.owner, { spoken_to: false })
    const at = (second: number) => new Date(Date.now() - 120_000 + second * 1000).toISOString()
    await house.tell(event('started', { at: at(0) }))
    await house.tell(event('answered', { at: at(5) }))
    const recording_url = 'https://pbx.firm.co.uk/r/1'
    await house.tell(event('ended', { at: at(65), recording_url }))
    const [call] = await house.calls()
    expect(call).toMatchObject({
      status: 'ended',
      duration_s: 60,
      disposition: 'answered',
      has_recording: true,
    })
    expect(JSON.stringify(call)).not.toContain(recording_url)
    const played = await house.owner.post(`/api/calls/${call?.id}/plays`)
    expect(played.body.data.address).toBe(recording_url)
    const { lead: after } = (await house.owner.get(`/api/leads/${lead.id}`)).body.data
    expect([after.status, after.attempts]).toEqual(['contacted', 1])
    expect(after.first_response_at).not.toBeNull()
    expect(await names(house)).toEqual([
      'call.started',
      'call.updated',
      'call.logged',
      'call.updated',
      'call.updated',
    ])
  })

  test('doubled and reordered is one call, the same as in order', async () => {
    const [house, ordered] = [await aHouse(), await aHouse()]
    const quotes = [await aSentQuote(house.owner), await aSentQuote(ordered.owner)]
    const at = (second: number) => new Date(Date.now() - 90_000 + second * 1000).toISOString()
    const told = [
      event('started', { at: at(0) }),
      event('answered', { at: at(5), extension: '201' }),
      event('ended', { at: at(30), disposition: 'busy', duration_s: 1 }),
      event('ended', { at: at(65), disposition: 'answered' }),
    ]
    for (const it of told) expect(await ordered.tell(it)).toBe(200)
    for (const it of [...told.toReversed(), ...told]) expect(await house.tell(it)).toBe(200)
    const state = async ({ owner, calls }: typeof house, quote: { id: string }) => {
      const [it, ...others] = await calls()
      const { attempts, last_contact_at } = (await owner.get(`/api/quote-cases/${quote.id}`)).body
        .data.quote_case
      const {
        id: _,
        version: __,
        subject,
        user,
        created_at: ___,
        updated_at: ____,
        ...same
      } = it as Call
      return [same, subject?.ref, user?.name, others, attempts, last_contact_at !== null]
    }
    expect(await state(house, quotes[0])).toEqual(await state(ordered, quotes[1]))
    expect((await house.calls())[0]).toMatchObject({ duration_s: 60, disposition: 'answered' })
  })

  test('from a number that nobody has stands in the log, to be linked by hand', async () => {
    const house = await aHouse()
    await house.tell(event('started', { from: '07700 900999', call: 'pbx-2' }))
    await house.tell(event('ended', { from: '', call: 'pbx-3' }))
    const rows = (await house.owner.get('/api/calls?unmatched=yes')).body.data.rows
    expect(rows.map((it: Call) => it.number).toSorted()).toEqual(['', '+447700900999'])
    const quote = await aSentQuote(house.owner)
    const [unknown] = rows.filter((it: Call) => it.number !== '')
    const linked = await house.owner.send('PUT', `/api/calls/${unknown.id}/subject`, {
      version: unknown.version,
      subject: { kind: 'quote-case', id: quote.id },
    })
    expect(linked.body.data.subject.ref).toBe(quote.number)
  })

  test('is wrapped up by a person, whom no later event contradicts', async () => {
    const house = await aHouse()
    const quote = await aSentQuote(house.owner)
    await house.tell(event('started'))
    const [call] = await house.calls()
    const done = await house.owner.send('PUT', `/api/calls/${call?.id}/outcome`, {
      version: call?.version,
      disposition: 'voicemail_received',
      result: 'info_only',
      note: 'Wants the terms',
    })
    expect(done.status).toBe(200)
    await house.tell(event('ended', { disposition: 'answered', duration_s: 12 }))
    expect((await house.calls())[0]).toMatchObject({
      disposition: 'voicemail_received',
      duration_s: 12,
      note: 'Wants the terms',
    })
    const { attempts } = (await house.owner.get(`/api/quote-cases/${quote.id}`)).body.data
      .quote_case
    expect(attempts).toBe(0)
  })
})

describe('a call that is nobody’s', () => {
  const heardBy = (house: Awaited<ReturnType<typeof aHouse>>) =>
    house.firm.inside(({ store }) =>
      store
        .rows<{ id: string }>(
          `SELECT p.user_id AS id FROM event_people AS p JOIN audit AS a ON a.seq = p.seq
           WHERE a.name = 'call.started'`,
        )
        .map((it) => it.id)
        .toSorted(),
    )
  const take = (by: Caller, { id }: Pick<Call, 'id'>) => by.send('PUT', `/api/calls/${id}/user`)

  test('is told to those who see the calls of the desk, and to nobody else', async () => {
    const house = await aHouse()
    const manager = await house.firm.as('New-business manager')
    const adviser = await house.firm.as('New-business adviser', { team: 'a' })
    for (const role of ['Conveyancer', 'Auditor']) await house.firm.as(role)
    await house.firm.user({ role: 'New-business manager', status: 'suspended' })
    await house.tell(event('started', { from: '07700 900999' }))
    const told = [house.owner, manager, adviser].map(({ user }) => user.id)
    expect(await heardBy(house)).toEqual(told.toSorted())
  })

  test('is not told to the desk when it has an owner, goes out or is over', async () => {
    const house = await aHouse()
    const adviser = await house.firm.as('New-business adviser')
    await aSentQuote(adviser)
    await house.tell(event('started'))
    expect(await heardBy(house)).toEqual([adviser.user.id])
    await house.tell(event('started', { call: 'pbx-2', direction: 'out', to: '07700 900999' }))
    await house.tell(event('ended', { call: 'pbx-3', from: '07700 900999' }))
    expect(await heardBy(house)).toEqual([adviser.user.id])
  })

  test('is taken once; the second is told who has it, and the telephone goes on telling', async () => {
    const house = await aHouse()
    const [first, second] = [
      await house.firm.as('New-business manager'),
      await house.firm.as('New-business adviser', { team: 'a' }),
    ]
    await house.tell(event('started', { from: '07700 900999' }))
    const [call] = await house.calls()
    if (call === undefined) throw new Error('the call is in the log')
    const taken = await take(first, call)
    expect([taken.status, taken.body.data.user.id]).toEqual([200, first.user.id])
    expect((await take(first, call)).body.data.version).toBe(taken.body.data.version)
    const late = await take(house.owner, call)
    expect([late.status, late.body.error.code, late.body.error.message]).toEqual([
      409,
      'call.taken',
      'New-business manager Person has already taken this call.',
    ])
    expect((await take(second, call)).status).toBe(404)
    expect((await take(await house.firm.as('Conveyancer'), call)).status).toBe(403)
    await house.tell(event('ended', { from: '07700 900999', duration_s: 30 }))
    expect(await house.calls()).toMatchObject([
      { user: { id: first.user.id }, status: 'ended', duration_s: 30 },
    ])
  })

  test('is owned by one of two who take it at once', async () => {
    const house = await aHouse()
    const manager = await house.firm.as('New-business manager')
    await house.tell(event('started', { from: '07700 900999' }))
    const [call] = await house.calls()
    const both = [house.owner, manager].map((by) => take(by, call as Call))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
  })
})

describe('what is not of the firm’s telephone system', () => {
  test('unsigned, with a wrong or another firm’s key, old, changed or replayed keeps nothing more', async () => {
    const [house, rival] = [await aHouse(), await aHouse()]
    const it = event('started')
    const body = JSON.stringify(it)
    expect(await house.post(body, {})).toBe(401)
    expect(await house.tell(it, { by: 'x' })).toBe(401)
    expect(await house.tell(it, { by: rival.key })).toBe(401)
    expect(await house.tell(it, { at: seconds() - 301 })).toBe(401)
    expect(await house.tell(it, { at: seconds() + 301 })).toBe(401)
    const at = seconds()
    const mark = createHmac('sha256', house.key).update(`${at}.${body}`).digest('hex')
    const headers = { 'Deedbox-Signature': `t=${at},v1=${mark}` }
    expect(await house.post(body.replace('started', 'ended'), headers)).toBe(401)
    expect(await house.calls()).toEqual([])
    for (let time = 0; time < 3; time++) expect(await house.post(body, headers)).toBe(200)
    expect((await house.calls()).map((call) => call.version)).toEqual([1])
    expect(await rival.calls()).toEqual([])
  })

  test('with a key that was renewed since is refused', async () => {
    const house = await aHouse()
    await house.owner.post(KEY_PATH, { version: 1, of: 'telephone' })
    expect(await house.tell(event('started'))).toBe(401)
  })

  test('to a firm without a key is refused', async () => {
    const firm = await aFirm()
    const namespace = { idFromName: () => firm.stub.id, get: () => firm.stub }
    const env = { ...bindings, ASSETS: assets, TENANT: namespace } as unknown as Env
    const body = JSON.stringify(event('started'))
    const at = seconds()
    const mark = createHmac('sha256', '').update(`${at}.${body}`).digest('hex')
    const answer = await edge.fetch(
      new Request(`${main}/api/intake/calls`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Deedbox-Signature': `t=${at},v1=${mark}`,
        },
        body,
      }),
      env,
      createExecutionContext(),
    )
    expect(answer.status).toBe(401)
  })

  test('or says what is no event is told so', async () => {
    const house = await aHouse()
    for (const bad of [{}, event('rang'), event('ended', { duration_s: -1 }), [1]])
      expect(await house.tell(bad)).toBe(422)
    expect(await house.tell(event('ended', { recording_url: 'javascript:alert(1)' }))).toBe(422)
    expect(await house.calls()).toEqual([])
  })
})

describe('click to call', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A telephone system that answers as it is told, and keeps what it was asked. */
  const aSystem = (...answers: number[]) => {
    const asked: { url: string; init: RequestInit }[] = []
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (url: string | URL | Request, init: RequestInit = {}) => {
      if (!String(url).startsWith('https://pbx.')) return real(url as string, init)
      asked.push({ url: String(url), init })
      const status = answers.shift() ?? 204
      return new Response(null, {
        status,
        ...(status === 302 ? { headers: { Location: 'https://10.0.0.1/' } } : {}),
      })
    })
    return asked
  }
  const connected = async () => {
    const house = await aHouse()
    const put = (part: string, version: number, body: object) =>
      house.owner.send('PUT', `/api/desk/settings/${part}`, { version, ...body })
    await put('telephone', 1, {
      telephone: { kind: 'webhook', address: 'https://pbx.callandco.co.uk/dial' },
    })
    const { id } = house.owner.user
    await put('claim', 2, {
      rule: 'claimed',
      advisers: [{ user_id: id, intents: [], languages: [], extension: '201' }],
    })
    return house
  }
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    for (let tries = 0; tries < 1_000 && !(await isSo()); tries++)
      await new Promise((resolve) => setTimeout(resolve, 25))
    expect(await isSo()).toBe(true)
  }

  test('by hand rings nobody: the number is the caller’s to ring', async () => {
    const asked = aSystem()
    const house = await aHouse()
    const quote = await aSentQuote(house.owner)
    const { body } = await house.owner.post('/api/calls/dial', {
      subject: { kind: 'quote-case', id: quote.id },
    })
    expect(body.data).toEqual({ by: 'by_hand', call_id: null })
    expect([asked.length, (await house.calls()).length]).toEqual([0, 0])
  })

  test('asks the system, signed with the firm’s key, and hears of its own call', async () => {
    const asked = aSystem(204)
    const house = await connected()
    const quote = await aSentQuote(house.owner)
    const { body } = await house.owner.post('/api/calls/dial', {
      subject: { kind: 'quote-case', id: quote.id },
    })
    await until(() => asked.length === 1)
    const [{ url, init } = { url: '', init: {} as RequestInit }] = asked
    const headers = new Headers(init.headers)
    const sent = String(init.body)
    expect([url, init.method, init.redirect]).toEqual([
      'https://pbx.callandco.co.uk/dial',
      'POST',
      'manual',
    ])
    expect(JSON.parse(sent)).toMatchObject({
      type: 'dial',
      call: body.data.call_id,
      to: '+447700900482',
      extension: '201',
    })
    const [, at, mark] = /^t=(\d+),v1=(\w+)$/.exec(headers.get('Deedbox-Signature') ?? '') ?? []
    expect(mark).toBe(createHmac('sha256', house.key).update(`${at}.${sent}`).digest('hex'))
    expect(headers.get('Idempotency-Key')).toBe(JSON.parse(sent).event)
    await house.tell(
      event('ended', { call: body.data.call_id, direction: 'out', to: '07700 900482', from: '' }),
    )
    expect(await house.calls()).toMatchObject([
      { id: body.data.call_id, status: 'ended', direction: 'out', disposition: 'no_answer' },
    ])
    const { quote_case } = (await house.owner.get(`/api/quote-cases/${quote.id}`)).body.data
    expect(quote_case.attempts).toBe(1)
  })

  test('that the system redirects is not followed and is tried again, then told as an error', async () => {
    const asked = aSystem(302, 500, 500, 500)
    const house = await connected()
    const quote = await aSentQuote(house.owner)
    await house.owner.post('/api/calls/dial', { subject: { kind: 'quote-case', id: quote.id } })
    await until(async () => (await house.calls())[0]?.status === 'ended')
    expect((await house.calls())[0]).toMatchObject({ disposition: 'error' })
    expect(asked.map(({ url }) => url)).toEqual(Array(3).fill('https://pbx.callandco.co.uk/dial'))
  }, 30_000)

  test('is tested from the settings, which say what came of it', async () => {
    aSystem(200, 503)
    const house = await connected()
    const state = async () =>
      (await house.owner.get('/api/desk/settings')).body.data.test?.state ?? null
    const test = await house.owner.post('/api/desk/settings/test-calls')
    expect(test.body.data.test.state).toBe('waiting')
    await until(async () => (await state()) === 'heard')
    await house.owner.post('/api/desk/settings/test-calls')
    await until(async () => (await state()) === 'failed')
  })

  test('of a system that is not set up is refused, with the way there', async () => {
    const house = await aHouse()
    const { status, body } = await house.owner.post('/api/desk/settings/test-calls')
    expect([status, body.error.missing[0].href]).toEqual([409, '/quotes/leads?view=settings'])
  })
})
