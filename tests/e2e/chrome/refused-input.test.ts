import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { aDraft, newFacts, someConveyances } from '../../support/quotes.ts'

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
})

const dispatch = (it: { id: string; version: number }) =>
  owner.post(`/api/quote-cases/${it.id}/dispatch`, { version: it.version, channels: ['email'] })

const priced = (price: unknown) => {
  const newFact = newFacts('sale')
  return { ...newFact, sale: { ...newFact.sale, price } }
}

describe('what does not belong is refused with the field that it is about', () => {
  test.each([
    [0, 'Enter an amount above £0.00.'],
    [-100, 'Enter an amount above £0.00.'],
    [10_000_000_000_00, 'Enter an amount below £10,000,000,000.'],
    [null, 'Enter the sale price.'],
  ])('a price of %s pence is not sent', async (price, words) => {
    const draft = await aDraft(owner, priced(price) as never)
    const { status, body } = await dispatch(draft)
    expect([status, body.error.fields['sale.price']]).toEqual([422, [words]])
    const after = dataOf(await owner.get(`/api/quote-cases/${draft.id}`))
    expect([after.quote_case.status, after.quote_case.version]).toEqual(['draft', draft.version])
  })

  test.each(['12,50', '412500', 412_500.5, 1e300, true])(
    'a price of %j is no amount and not even kept',
    async (price) => {
      const { status, body } = await owner.post('/api/quote-cases', { facts: priced(price) })
      expect(status).toBe(422)
      expect(Object.keys(body.error.fields)).toEqual(['facts.sale.price'])
    },
  )

  test('a quote without a name or an address to send it to names both', async () => {
    const newFact = newFacts('sale')
    const [client] = newFact.clients
    const named = await aDraft(owner, {
      ...newFact,
      clients: [{ ...(client ?? newFact.clients[0]), first_name: '', email: 'nobody' }] as never,
    })
    const { status, body } = await dispatch(named)
    expect([status, Object.keys(body.error.fields).sort()]).toEqual([
      422,
      ['clients.0.email', 'clients.0.first_name'],
    ])
    const silent = await aDraft(owner, { ...newFact, clients: [{ ...client, email: '' }] as never })
    const answer = await dispatch(silent)
    expect([answer.status, answer.body.error.fields]).toEqual([
      422,
      { 'clients.0.email': ['Enter an email address to send by email.'] },
    ])
  })

  test('fields that nobody knows are refused wherever they stand', async () => {
    const [opened] = await someConveyances(owner)
    const { conveyance } = dataOf(await owner.get(`/api/conveyances/${opened?.id}`))
    const { id, version, clients } = conveyance
    const at = `/api/conveyances/${id}`
    const asked: [string, string, object, string][] = [
      ['POST', '/api/quote-cases', { facts: newFacts(), is_free: true }, 'is_free'],
      [
        'PATCH',
        `${at}/key-dates`,
        { version, dates: { birthday: '2026-01-05' } },
        'dates.birthday',
      ],
      ['PATCH', at, { version, clients: [{ ...clients[0], admin: true }] }, 'clients.0.admin'],
      ['POST', `${at}/chases`, { version, how: 'call', tenant: 'northgate' }, 'tenant'],
    ]
    for (const [method, path, body, field] of asked) {
      const answer = await owner.call(method, path, body)
      expect([path, answer.status, answer.body?.error?.fields]).toEqual([
        path,
        422,
        expect.objectContaining({ [field]: ['There is no such field.'] }),
      ])
    }
  })
})
