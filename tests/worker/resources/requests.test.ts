import { describe, expect, test } from 'vitest'
import { aFirm } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'

describe('what is asked', () => {
  test('an endpoint that does not exist is a 404 in JSON', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    for (const path of ['/api/nothing', '/api/conveyances/1/nothing', '/api']) {
      const { status, body } = await owner.get(path)
      expect([status, body.error.code]).toEqual([404, 'no_endpoint'])
    }
  })

  test('fields that nobody knows are refused by name, in bodies and in queries', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const body = await owner.post('/api/quote-cases', { facts: facts('sale'), tenant: 'northgate' })
    expect([body.status, Object.keys(body.body.error.fields)]).toEqual([422, ['tenant']])
    const deep = await owner.post('/api/quote-cases', { facts: { ...facts('sale'), admin: true } })
    expect([deep.status, Object.keys(deep.body.error.fields)]).toEqual([422, ['facts.admin']])
    for (const path of ['/api/conveyances?secret=1', '/api/messages?x=1', '/auth/user?x=1']) {
      expect((await owner.get(path)).status, path).toBe(422)
    }
  })

  test('keys of the prototype are refused', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const text = `{"facts":${JSON.stringify(facts('sale'))},"${name}":{"isAdmin":true}}`
      expect((await owner.post('/api/quote-cases', text)).status).toBe(422)
    }
    expect((await owner.get('/api/conveyances?__proto__[x]=1')).status).toBe(422)
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })

  test('other types, broken JSON and bodies above 1 MB are refused', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const send = (body: string, type = 'application/json') =>
      owner.post('/api/quote-cases', body, { headers: { 'Content-Type': type } })
    expect((await send('{}', 'text/plain')).status).toBe(415)
    expect((await send('a=b', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await send('{"facts":')).status).toBe(400)
    expect((await send(`"${'x'.repeat(1_048_577)}"`)).status).toBe(413)
    expect((await send('['.repeat(40) + ']'.repeat(40))).status).toBe(422)
  })

  test('query strings beyond the limits are refused with the limit named', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const of = async (query: string) => {
      const { status, body } = await owner.get(`/api/conveyances?${query}`)
      return [status, body.error.message]
    }
    const many = Array.from({ length: 21 }, (_, at) => `a[${at}]=1`).join('&')
    expect(await of(many)).toEqual([422, expect.stringContaining('20 entries')])
    expect(await of('a[b][c][d][e][f][g]=1')).toEqual([422, expect.stringContaining('5 deep')])
    const wide = Array.from({ length: 1001 }, (_, at) => `p${at}=1`).join('&')
    expect(await of(wide)).toEqual([422, expect.stringContaining('1000 parameters')])
  })

  test('a parameter given twice is not silently one of the two', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    expect((await owner.get('/api/conveyances?view=all&view=mine')).status).toBe(422)
  })

  test('an id of another record inside a body is checked like the one in the path', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer', team: 'east' })
    const owner = await firm.as('Owner')
    const west = await firm.as('Conveyancer', { team: 'west' })
    const client = await firm.user({ type: 'client' })
    const open = (given: object) =>
      west.post('/api/conveyances', {
        matter_type: 'sale',
        nation: 'England',
        address: { line: '1 High Street', town: 'Bath', postcode: 'BA1 1AA' },
        tenure: 'freehold',
        price: 100_000_00,
        deposit: 0,
        fees: 0,
        clients: [{ contact_id: '', name: 'Ida Noy', email: null, phone: null, role: 'seller' }],
        counterparties: [],
        other_side: null,
        lender: null,
        agency: null,
        fee_earner: { id: west.user.id, name: 'Anything' },
        assistant: null,
        linked: null,
        flags: [],
        quote_case_id: null,
        instructed_on: '2026-01-05',
        ...given,
      })
    const opened = await open({})
    expect(opened.status, opened.text).toBe(200)
    expect(opened.body.data.conveyance.fee_earner.name).toBe('Conveyancer Person')
    const ownersCase = await owner.post('/api/conveyances', {
      ...opened.body.data.conveyance,
    })
    expect(ownersCase.status).toBe(422)
    const foreign = { id: '01900000-0000-7000-8000-000000000000', ref: 'x', matter_type: 'sale' }
    for (const given of [
      { fee_earner: { id: client.id, name: 'x' } },
      { assistant: { id: 'nobody', name: 'x' } },
      { linked: foreign },
      { agency: { agency: { id: 'none', name: 'x' }, branch: null, negotiator: null } },
      { quote_case_id: foreign.id },
      {
        clients: [{ contact_id: foreign.id, name: 'x', email: null, phone: null, role: 'seller' }],
      },
    ]) {
      const { status, body } = await open(given)
      expect([status, Object.keys(body.error.fields)]).toEqual([422, Object.keys(given)])
    }
  })
})
