import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '#domain/endpoint'
import { answerWith, openPage, reply } from '../support/page.ts'

const retried = [408, 409, 425, 429, 500, 502, 503, 504]
const final = [400, 401, 403, 404, 405, 410, 413, 415, 418, 422, 501, 505]

const endpoint = (method: Endpoint['method'], path = '/api/cases/:id') =>
  ({ method, path, who: 'public', can: [], reply: {} }) as unknown as Endpoint & {
    path: '/api/cases/:id'
  }

const load = async () => ({
  ...(await import('#lib/api')),
  ...(await import('#lib/api-error')),
  ...(await import('#lib/send')),
})

const params = { id: 'a b' }

beforeEach(() => {
  openPage()
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Lets the pauses between tries go by.
const outcome = async <T>(asked: Promise<T>) => {
  const settled = asked.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  )
  await vi.runAllTimersAsync()
  return settled
}

describe('a call', () => {
  test('carries the bearer, the tenant and JSON both ways', async () => {
    const asked = answerWith(reply(200, { data: 1 }))
    const { call } = await load()
    await outcome(call(endpoint('GET'), { params }))
    const { address, headers } = asked[0] ?? expect.fail()
    expect(address).toBe('/api/cases/a%20b')
    expect(Object.fromEntries(headers)).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: 'Bearer tok',
      'x-tenant': 'harcourt',
    })
    expect(headers.has('idempotency-key')).toBe(false)
  })

  test('reads the bearer of a page that is served securely', async () => {
    openPage({ cookie: 'other=1; __Host-auth_token=a%2Bb' })
    const asked = answerWith(reply(200, { data: 1 }))
    const { call } = await load()
    await outcome(call(endpoint('GET'), { params }))
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer a+b')
  })

  test('goes to the firm’s own API where it has one', async () => {
    openPage({ firm: { apiDomain: 'https://api.firm.example/' } })
    const asked = answerWith(reply(200, { data: 1 }))
    const { call } = await load()
    await outcome(call(endpoint('GET'), { params }))
    expect(asked[0]?.address).toBe('https://api.firm.example/api/cases/a%20b')
  })

  test('gives what the answer wraps', async () => {
    answerWith(reply(200, { data: { id: '1' } }))
    const { call } = await load()
    expect(await outcome(call(endpoint('GET'), { params }))).toMatchObject({ value: { id: '1' } })
  })

  test.each(retried)('that only reads is tried once more after %i', async (status) => {
    const asked = answerWith(reply(status, {}), reply(200, { data: 'second' }))
    const { call } = await load()
    const { value } = await outcome(call(endpoint('GET'), { params }))
    expect(value).toBe('second')
    expect(asked).toHaveLength(2)
  })

  test.each(retried)('that fails twice with %i is not tried a third time', async (status) => {
    const asked = answerWith(reply(status, {}))
    const { call } = await load()
    const { error } = await outcome(call(endpoint('GET'), { params }))
    expect(error).toMatchObject({ name: 'ApiError', status })
    expect(asked).toHaveLength(2)
  })

  test.each(final)('is not tried again after %i', async (status) => {
    const asked = answerWith(reply(status, {}))
    const { call } = await load()
    await outcome(call(endpoint('GET'), { params }))
    expect(asked).toHaveLength(1)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'that writes with %s is never tried again',
    async (method) => {
      for (const status of retried) {
        const asked = answerWith(reply(status, {}))
        const { call } = await load()
        await outcome(call(endpoint(method), { params }))
        expect(asked).toHaveLength(1)
      }
    },
  )

  test('waits as long as the server asks before it tries again', async () => {
    const asked = answerWith(reply(503, {}, { 'Retry-After': '3' }), reply(200, { data: 1 }))
    const { call } = await load()
    const settled = call(endpoint('GET'), { params })
    await vi.advanceTimersByTimeAsync(2900)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(asked).toHaveLength(2)
    await settled
  })

  test.each([
    [{ 'Retry-After': '20' }, 20_000],
    [{ 'Retry-After': '3600' }, 30_000],
    // Another origin may not expose it.
    [{}, 5000],
  ])('is patient with a server that was asked too often: %o', async (headers, least) => {
    const asked = answerWith(reply(429, {}, headers), reply(200, { data: 1 }))
    const { call } = await load()
    const settled = call(endpoint('GET'), { params })
    await vi.advanceTimersByTimeAsync(least - 100)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(least + 100)
    expect(asked).toHaveLength(2)
    await settled
  })

  test('that writes has a key of its own, or the one that it is given', async () => {
    const asked = answerWith(reply(200, { data: 1 }))
    const { call } = await load()
    await outcome(call(endpoint('POST'), { params }))
    await outcome(call(endpoint('POST'), { params }))
    await outcome(call(endpoint('POST'), { params, key: 'same' }))
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe('same')
  })

  test('says with an error what a refusal says', async () => {
    const told = {
      code: 'invalid',
      message: 'Some details are missing or not valid. Check each field with an error.',
      trace: 'abc',
      fields: { price: ['Enter an amount.'] },
      missing: [{ what: 'Deposit', href: '#deposit' }],
      current: { version: 2 },
    }
    answerWith(reply(422, { error: told }))
    const { call, ApiError } = await load()
    const { error } = await outcome(call(endpoint('POST'), { params }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 422, ...told })
  })

  test.each([409, 422, 429])('says what Laravel says with %i', async (status) => {
    openPage({ firm: { apiDomain: 'https://api.firm.example' } })
    const message = 'The reason field is required. (and 1 more error)'
    const errors = { reason: ['The reason field is required.'], 'consent.basis': ['Choose one.'] }
    answerWith(reply(status, { message, errors }))
    const { call } = await load()
    const { error } = await outcome(call(endpoint('POST'), { params }))
    expect(error).toMatchObject({ status, message, fields: errors })
  })

  test.each([
    [404, { message: 'No query results for model [App\\Models\\Lead] 7' }],
    [500, { message: 'SQLSTATE[42S02]', errors: { a: ['b'] } }],
    [422, { message: '' }],
  ])('does not repeat what Laravel says to its developers: %i %o', async (status, body) => {
    openPage({ firm: { apiDomain: 'https://api.firm.example' } })
    answerWith(reply(status, body))
    const { call } = await load()
    const { error } = await outcome(call(endpoint('POST'), { params }))
    expect(error).toMatchObject({ message: 'Something went wrong. Try again.', fields: {} })
  })

  test('that reaches nobody is tried again and then has status 0', async () => {
    const asked = answerWith(new TypeError('fetch failed'))
    const { call, onOutcome } = await load()
    const heard: string[] = []
    onOutcome(({ kind }) => heard.push(kind))
    const { error } = await outcome(call(endpoint('GET'), { params }))
    expect(error).toMatchObject({ status: 0, code: 'unreachable' })
    expect(asked).toHaveLength(2)
    expect(heard).toEqual(['unreachable'])
  })

  test('that was given up is nobody’s failure', async () => {
    const stop = new AbortController()
    vi.stubGlobal('fetch', async () => {
      stop.abort()
      throw new DOMException('given up', 'AbortError')
    })
    const { call, onOutcome } = await load()
    const heard: string[] = []
    onOutcome(({ kind }) => heard.push(kind))
    await outcome(call(endpoint('GET'), { params, signal: stop.signal }))
    expect(heard).toEqual([])
  })
})

describe('a form', () => {
  test('with a file travels as it is, and the browser names its type', async () => {
    const asked = answerWith(reply(200, { data: 1 }))
    const { call } = await load()
    const form = new FormData()
    form.set('name', 'Deed')
    form.set('file', new File(['x'], 'deed.pdf'))
    await outcome(call(endpoint('POST'), { params, body: form } as never))
    expect(asked[0]?.init.body).toBe(form)
    expect(asked[0]?.headers.has('content-type')).toBe(false)
  })

  test('without a file travels as JSON, and what was named twice as a list', async () => {
    const asked = answerWith(reply(200, { data: 1 }))
    const { call } = await load()
    const form = new FormData()
    form.set('name', 'Deed')
    form.append('tag', 'a')
    form.append('tag', 'b')
    form.set('file', new File([], ''))
    await outcome(call(endpoint('POST'), { params, body: form } as never))
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ name: 'Deed', tag: ['a', 'b'] })
    expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  })
})

describe('a form for a back end in PHP', () => {
  test.each(['PUT', 'PATCH'] as const)(
    'with a file is posted, and names %s as its method',
    async (method) => {
      const asked = answerWith(reply(200, { data: 1 }))
      const { call } = await load()
      const form = new FormData()
      form.append('pages[]', new File(['x'], 'one.pdf'))
      form.append('pages[]', new File(['y'], 'two.pdf'))
      await outcome(call(endpoint(method), { params, body: form } as never))
      const { init } = asked[0] ?? expect.fail()
      const sent = init.body instanceof FormData ? init.body : expect.fail()
      expect([init.method, sent.get('_method')]).toEqual(['POST', method])
      expect(sent.getAll('pages[]')).toHaveLength(2)
      expect(form.has('_method')).toBe(false)
    },
  )

  test('without a file has lists and objects where their names say so', async () => {
    const asked = answerWith(reply(200, { data: 1 }))
    const { call } = await load()
    const form = new FormData()
    for (const [name, value] of [
      ['tags[]', 'a'],
      ['tags[]', 'b'],
      ['address[city]', 'Bath'],
      ['address[lines][0]', '1 High Street'],
      ['lines[0][amount]', '5'],
      ['lines[1][amount]', '6'],
      ['__proto__[isStaff]', 'yes'],
    ] as const)
      form.append(name, value)
    await outcome(call(endpoint('PATCH'), { params, body: form } as never))
    expect(asked[0]?.init.method).toBe('PATCH')
    expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject({
      tags: ['a', 'b'],
      address: { city: 'Bath', lines: ['1 High Street'] },
      lines: [{ amount: '5' }, { amount: '6' }],
    })
    expect({}).not.toHaveProperty('isStaff')
  })
})

describe('a firm’s own back end', () => {
  const apiDomain = 'https://api.firm.example'

  test('may answer a list with one of Laravel’s paginators, and is asked for its next page', async () => {
    openPage({ firm: { apiDomain } })
    const data = [{ id: '1' }]
    const asked = answerWith(
      reply(200, { data, current_page: 1, next_page_url: `${apiDomain}/api/leads?page=2` }),
    )
    const { call } = await load()
    const list = endpoint('GET', '/api/leads')
    const { value } = await outcome(call(list, { query: { sort: 'a' } } as never))
    expect(value).toEqual({ rows: data, next: 'page=2' })
    await outcome(call(list, { query: { sort: 'a', after: 'page=2' } } as never))
    await outcome(call(list, { query: { after: 'cursor=a=b' } } as never))
    await outcome(call(list, { query: { after: 'WyI3Il0' } } as never))
    expect(asked.map(({ address }) => address.replace(apiDomain, ''))).toEqual([
      '/api/leads?sort=a',
      '/api/leads?sort=a&page=2',
      '/api/leads?cursor=a%3Db',
      '/api/leads?after=WyI3Il0',
    ])
  })

  test('may say little of who is signed in', async () => {
    openPage({ firm: { apiDomain } })
    answerWith(
      reply(200, { data: { id: 7, name: 'Ada Marsh', first_name: null, permissions: null } }),
    )
    const { call } = await load()
    const { value } = await outcome(call(endpoint('GET', '/auth/user'), {} as never))
    expect(value).toMatchObject({ id: '7', first_name: 'Ada', last_name: 'Marsh', permissions: [] })
    answerWith(reply(200, { data: { id: 7, type: 'admin' } }))
    const { error } = await outcome(call(endpoint('GET', '/auth/user'), {} as never))
    expect(String(error)).toContain('type')
  })

  test('learns with each write which socket it came from, so that it can tell the others alone', async () => {
    openPage({ firm: { apiDomain } })
    const asked = answerWith(reply(200, { data: 1 }))
    const { call } = await load()
    const { setSocketId } = await import('#lib/socket/socket-id')
    await outcome(call(endpoint('POST'), { params }))
    setSocketId('123.456')
    await outcome(call(endpoint('POST'), { params }))
    await outcome(call(endpoint('GET'), { params }))
    expect(asked.map(({ headers }) => headers.get('x-socket-id'))).toEqual([null, '123.456', null])
  })
})

describe('what travelled with the page', () => {
  test('answers a call once, whatever the order of its parameters', async () => {
    openPage({ address: 'http://localhost:8787/conveyances?stage=b&sort=a' })
    const first = { '/api/conveyances?stage=b&sort=a': ['row'] }
    vi.stubGlobal('deedbox', {
      payload: {
        address: '/conveyances?stage=b&sort=a',
        answer: Promise.resolve(reply(200, { first })),
      },
    })
    const asked = answerWith(reply(200, { data: ['from the API'] }))
    const { call } = await load()
    const list = endpoint('GET', '/api/conveyances')
    const query = { sort: 'a', stage: 'b' }
    expect(await outcome(call(list, { query } as never))).toMatchObject({ value: ['row'] })
    expect(asked).toHaveLength(0)
    expect(await outcome(call(list, { query } as never))).toMatchObject({
      value: ['from the API'],
    })
    expect(asked).toHaveLength(1)
  })

  test('is not used once it is old', async () => {
    openPage({ address: 'http://localhost:8787/conveyances' })
    const first = { '/api/conveyances': ['row'] }
    vi.stubGlobal('deedbox', {
      payload: { address: '/conveyances', answer: Promise.resolve(reply(200, { first })) },
    })
    const asked = answerWith(reply(200, { data: ['new'] }))
    const { call } = await load()
    await outcome(call(endpoint('GET', '/api/other'), {} as never))
    await vi.advanceTimersByTimeAsync(10_001)
    expect(await outcome(call(endpoint('GET', '/api/conveyances'), {} as never))).toMatchObject({
      value: ['new'],
    })
    expect(asked).toHaveLength(2)
  })

  test('is fetched with the bearer for a page that needs it, and for no other', async () => {
    const asked = answerWith(reply(200, { first: {} }))
    const { fetchPayload } = await import('#lib/payload')
    fetchPayload('/conveyances?sort=due')
    fetchPayload('/conveyances?sort=due')
    fetchPayload('/')
    fetchPayload('/403')
    expect(asked.map(({ address }) => address)).toEqual([
      '/conveyances/_payload.json?sort=due',
      '/_payload.json',
    ])
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer tok')
    expect(asked[0]?.headers.get('x-tenant')).toBe('harcourt')
  })
})
