import { describe, expect, test } from 'vitest'
import { aSentQuote } from '../support/cases.ts'
import { aFirm } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'
import { stateOf } from '../support/state.ts'

const count = (firm: Awaited<ReturnType<typeof aFirm>>, table: string) =>
  firm.inside(({ store }) => store.row<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n)

describe('a write sent again', () => {
  test('with its key and its body gets the stored answer and is done once', async () => {
    const firm = await aFirm()
    const adviser = await firm.as('New-business adviser')
    const key = crypto.randomUUID()
    const first = await adviser.post('/api/quote-cases', { facts: facts('sale') }, { key })
    const again = await adviser.post('/api/quote-cases', { facts: facts('sale') }, { key })
    expect(again.text).toBe(first.text)
    expect(first.headers.get('Idempotent-Replay')).toBeNull()
    expect(again.headers.get('Idempotent-Replay')).toBe('true')
    expect(await count(firm, 'quote_cases')).toBe(1)
  })

  test('with its key and another body is refused', async () => {
    const firm = await aFirm()
    const adviser = await firm.as('New-business adviser')
    const key = crypto.randomUUID()
    await adviser.post('/api/quote-cases', { facts: facts('sale') }, { key })
    const other = await adviser.post('/api/quote-cases', { facts: facts('purchase') }, { key })
    expect(other.status).toBe(422)
    expect(other.body.error.code).toBe('idempotency_key_reused')
    expect(await count(firm, 'quote_cases')).toBe(1)
  })

  test('twice at the same moment is done once, and both get the same answer', async () => {
    const firm = await aFirm()
    const adviser = await firm.as('New-business adviser')
    const key = crypto.randomUUID()
    const ask = () => adviser.post('/api/quote-cases', { facts: facts('sale') }, { key })
    const [one, two] = await Promise.all([ask(), ask()])
    expect(one.text).toBe(two.text)
    expect(await count(firm, 'quote_cases')).toBe(1)
  })

  test('by somebody else with the same key is another write', async () => {
    const firm = await aFirm()
    const key = crypto.randomUUID()
    for (const by of [await firm.as('New-business adviser'), await firm.as('New-business adviser')])
      expect((await by.post('/api/quote-cases', { facts: facts('sale') }, { key })).status).toBe(
        200,
      )
    expect(await count(firm, 'quote_cases')).toBe(2)
  })

  test('after a refusal is tried anew with the same key', async () => {
    const firm = await aFirm()
    const adviser = await firm.as('New-business adviser')
    const key = crypto.randomUUID()
    expect((await adviser.post('/api/quote-cases', { facts: 1 }, { key })).status).toBe(422)
    const second = await adviser.post('/api/quote-cases', { facts: facts('sale') }, { key })
    expect(second.status).toBe(200)
  })

  test('without a key that is a UUID is refused and does nothing', async () => {
    const firm = await aFirm()
    const adviser = await firm.as('New-business adviser')
    for (const key of ['', '1', 'x'.repeat(36)]) {
      const { status, body } = await adviser.post(
        '/api/quote-cases',
        { facts: facts('sale') },
        { key },
      )
      expect([status, body.error.code]).toEqual([400, 'idempotency_key_required'])
    }
    expect(await count(firm, 'quote_cases')).toBe(0)
  })

  test('is remembered for more than a day and then forgotten', async () => {
    const firm = await aFirm()
    const adviser = await firm.as('New-business adviser')
    await adviser.post('/api/quote-cases', { facts: facts('sale') })
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    await firm.inside(({ idempotency }) => idempotency.prune(inHours(24)))
    expect(await count(firm, 'idempotency')).toBe(1)
    await firm.inside(({ idempotency }) => idempotency.prune(inHours(26)))
    expect(await count(firm, 'idempotency')).toBe(0)
  })
})

describe('an instruction', () => {
  test('double-clicked opens each conveyance once, with one key or with two', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const adviser = await firm.as('New-business adviser')
    const sent = await aSentQuote(adviser, facts('both'))
    const body = { version: sent.version, accepted_by_phone: 'Owen Tarrant' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => adviser.post(`/api/quote-cases/${sent.id}/instruction`, body)),
    )
    expect(answers.map((it) => it.status)).toEqual([200, 200, 200])
    expect(new Set(answers.map((it) => it.text)).size).toBe(1)
    const opened = answers[0]?.body.data.conveyances
    expect(opened.map((it: { ref: string }) => it.ref.slice(3, 4))).toEqual(['S', 'P'])
    expect(await count(firm, 'conveyances')).toBe(2)
    const linked = await firm.inside(({ store }) =>
      store
        .rows<{ doc: string }>('SELECT doc FROM conveyances ORDER BY ref')
        .map(({ doc }) => JSON.parse(doc).linked.id),
    )
    expect(linked.sort()).toEqual(opened.map((it: { id: string }) => it.id).sort())
  })
})

describe('a stale version', () => {
  test('is refused with the record as it stands, and changes nothing', async () => {
    const firm = await aFirm()
    const adviser = await firm.as('New-business adviser')
    const sent = await aSentQuote(adviser)
    const hold = { version: sent.version, hold_until: '2026-12-30', reason: 'On holiday' }
    const first = await adviser.post(`/api/quote-cases/${sent.id}/hold`, hold)
    expect(first.status, first.text).toBe(200)
    const before = await stateOf(firm)
    const second = await adviser.post(`/api/quote-cases/${sent.id}/death`, {
      version: sent.version,
      reason: 'price',
    })
    expect(second.status).toBe(409)
    expect(second.body.error.current).toEqual(first.body.data)
    expect(await stateOf(firm)).toBe(before)
  })
})
