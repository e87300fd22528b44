import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { pounds } from '#domain/money'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { aSentQuote } from '../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'

const today = londonDate(new Date().toISOString())
const { id: _, ...prices } = defaultFeeScale
const data = (awaited: Awaited<ReturnType<Caller['get']>>) => {
  expect(awaited.status, awaited.text).toBe(200)
  return awaited.body.data
}

type Asked = { name?: string; agency_id?: string | null; valid_from?: string }

const aDraft = async (by: Caller, asked: Asked = {}) =>
  data(
    await by.post('/api/fee-scales', {
      copy_of: null,
      agency_id: null,
      name: 'Winter',
      valid_from: today,
      ...asked,
    }),
  )

/** A scale by which every sale costs so much, in force from its first day. */
const published = async (by: Caller, fee: number, asked: Asked = {}) => {
  const draft = await aDraft(by, asked)
  const matters = prices.matters.map((matter) =>
    matter.matter === 'sale'
      ? { ...matter, bands: [{ from: 0, to: null, fee: pounds(fee) }] }
      : matter,
  )
  const { name, valid_from } = draft
  const changed = data(
    await by.send('PUT', `/api/fee-scales/${draft.id}`, {
      version: draft.version,
      prices: { ...prices, name, valid_from, matters },
    }),
  )
  return data(
    await by.post(`/api/fee-scales/${draft.id}/publication`, { version: changed.version }),
  )
}

const anAgency = (firm: FirmUnderTest, name = 'Bellwether') =>
  firm.inside(({ agencies }) =>
    agencies.insert({
      id: newId(),
      version: 1,
      name,
      slug: name.toLowerCase(),
      type: 'estate_agent',
      fee_scale_id: null,
      referral_scale_id: null,
      mandated_search_provider: null,
      bdm_id: null,
      disclosure_text: null,
      agreement_signed_at: null,
      status: 'active',
      archived_at: null,
      merged_into: null,
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    }),
  )

const from = (agency: { id: string; name: string }) => ({
  agency_id: agency.id,
  agency: agency.name,
  branch_id: null,
  branch: '',
  negotiator_id: null,
  negotiator: '',
  fee: 0,
})

const legalFee = (quoteCase: {
  quotes: { priced: { matters: { lines: { ex_vat: number }[] }[] } }[]
}) => quoteCase.quotes.at(-1)?.priced.matters[0]?.lines[0]?.ex_vat

describe('fee scales', () => {
  test('begin with the product’s own, which nobody changes', async () => {
    const owner = await (await aFirm()).as('Owner')
    const { rows } = data(await owner.get('/api/fee-scales'))
    expect(rows).toMatchObject([{ id: 'standard-2026', standing: 'in-force', changed_by: null }])
    const answer = await owner.send('PUT', '/api/fee-scales/standard-2026', { version: 0, prices })
    expect(answer.status).toBe(409)
    expect((await owner.send('DELETE', '/api/fee-scales/standard-2026')).status).toBe(409)
  })

  test.each(['Owner', 'Practice manager', 'New-business manager'])(
    'are written by a %s',
    async (role) => {
      const caller = await (await aFirm()).as(role)
      expect((await aDraft(caller)).changed_by.id).toBe(caller.user.id)
    },
  )

  test.each(['New-business adviser', 'Conveyancer', 'Auditor'])(
    'are neither written nor read by a %s',
    async (role) => {
      const firm = await aFirm()
      const caller = await firm.as(role)
      const { id } = await aDraft(await firm.as('Owner'))
      for (const path of ['', `/${id}`, `/${id}/preview`])
        expect((await caller.get(`/api/fee-scales${path}`)).status).toBe(403)
      expect((await caller.post(`/api/fee-scales/${id}/publication`, { version: 1 })).status).toBe(
        403,
      )
    },
  )

  test('are copied, changed, published and found in the record', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const { id } = await published(owner, 1_000)
    const shown = data(await owner.get(`/api/fee-scales/${id}`))
    expect(shown).toMatchObject({ standing: 'in-force', beside: [] })
    expect(shown.in_force.id).toBe(id)
    const history = await firm.inside(({ audit }) => audit.history('fee-scale', id, 9))
    expect(history.map(({ name }) => name)).toEqual([
      'fee-scale.published',
      'fee-scale.changed',
      'fee-scale.changed',
    ])
    expect(history[0]?.actor_id).toBe(owner.user.id)
  })

  test('that somebody changed meanwhile are shown, not overwritten', async () => {
    const owner = await (await aFirm()).as('Owner')
    const { id } = await aDraft(owner)
    const change = (version: number, linked_discount: number) =>
      owner.send('PUT', `/api/fee-scales/${id}`, {
        version,
        prices: { ...prices, linked_discount },
      })
    data(await change(1, 100))
    const late = await change(1, 200)
    expect([late.status, late.body.error.current.linked_discount]).toEqual([409, 100])
    expect(late.body.error.changed.by).toBe('Owner Person')
  })

  test('are published once, however often it is asked with the same key', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const { id } = await aDraft(owner)
    const key = crypto.randomUUID()
    const publish = () => owner.post(`/api/fee-scales/${id}/publication`, { version: 1 }, { key })
    const [one, two] = [await publish(), await publish()]
    expect(two.text).toBe(one.text)
    const history = await firm.inside(({ audit }) => audit.history('fee-scale', id, 9))
    expect(history.filter(({ name }) => name === 'fee-scale.published')).toHaveLength(1)
  })

  test('with a fault are kept as drafts and not published; the field is named', async () => {
    const owner = await (await aFirm()).as('Owner')
    const { id } = await aDraft(owner)
    const [sale, ...others] = prices.matters
    const broken = { ...prices, valid_from: today, matters: [{ ...sale, bands: [] }, ...others] }
    const kept = data(
      await owner.send('PUT', `/api/fee-scales/${id}`, { version: 1, prices: broken }),
    )
    const answer = await owner.post(`/api/fee-scales/${id}/publication`, { version: kept.version })
    expect([answer.status, answer.body.error.fields]).toEqual([
      422,
      { 'matters.0.bands': ['Add at least one band.'] },
    ])
    expect(data(await owner.get(`/api/fee-scales/${id}`)).standing).toBe('draft')
  })

  test('that have not begun are taken back, changed and published again', async () => {
    const owner = await (await aFirm()).as('Owner')
    const scale = await published(owner, 1_000, { valid_from: addDays(today, 30) })
    const path = `/api/fee-scales/${scale.id}`
    expect(data(await owner.get(path)).standing).toBe('to-come')
    expect(data(await owner.send('DELETE', `${path}/publication`)).state).toBe('draft')
    expect(data(await owner.send('DELETE', path))).toEqual({ discarded: true })
    expect((await owner.get(path)).status).toBe(404)
  })

  test('of one firm are not there for another', async () => {
    const [one, two] = [await aFirm(), await aFirm('northgate')]
    const { id } = await aDraft(await one.as('Owner'))
    const other = await two.as('Owner')
    expect((await other.get(`/api/fee-scales/${id}`)).status).toBe(404)
    const copied = await other.post('/api/fee-scales', {
      copy_of: id,
      agency_id: null,
      name: 'Theirs',
      valid_from: today,
    })
    expect(copied.status).toBe(404)
  })
})

describe('a quote', () => {
  test('is priced by the scale of its day; one that was sent keeps its price', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const adviser = await firm.as('New-business adviser')
    const old = await aSentQuote(adviser)
    await published(owner, 1_500)
    await published(owner, 9_999, { name: 'Next year', valid_from: addDays(today, 40) })
    expect(legalFee(await aSentQuote(adviser))).toBe(pounds(1_500))
    const kept = data(await adviser.get(`/api/quote-cases/${old.id}`)).quote_case
    expect(legalFee(kept)).toBe(legalFee(old))
  })

  test('is priced by the scale of the agency that introduced its client, and of no other', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const [bellwether, other] = [await anAgency(firm), await anAgency(firm, 'Harbour')]
    await published(owner, 1_500)
    await published(owner, 700, { name: 'Bellwether', agency_id: bellwether.id })
    const introducedBy = (it: typeof other) =>
      aSentQuote(owner, facts('sale', { referral: from(it) }))
    expect(legalFee(await introducedBy(bellwether))).toBe(pounds(700))
    expect(legalFee(await introducedBy(other))).toBe(pounds(1_500))
    expect(legalFee(await aSentQuote(owner))).toBe(pounds(1_500))
    const of = async (query: string) => data(await owner.get(`/api/fee-scale${query}`)).name
    expect(await of(`?agency_id=${bellwether.id}`)).toBe('Bellwether')
    expect(await of('')).toBe('Winter')
  })

  test('is not sent where no band covers its price; the draft is kept and the field named', async () => {
    const adviser = await (await aFirm()).as('New-business adviser')
    const dear = facts('sale')
    const draft = data(
      await adviser.post('/api/quote-cases', {
        facts: { ...dear, sale: { ...dear.sale, price: pounds(7_000_000) } },
      }),
    )
    const answer = await adviser.post(`/api/quote-cases/${draft.id}/dispatch`, {
      version: draft.version,
      channels: ['email'],
    })
    expect([answer.status, answer.body.error.fields]).toEqual([
      422,
      {
        'sale.price': ['The fee scale has no band for £7,000,000. Add a band, or quote by letter.'],
      },
    ])
    const kept = data(await adviser.get(`/api/quote-cases/${draft.id}`)).quote_case
    expect([kept.status, kept.version, kept.quotes]).toEqual(['draft', 1, []])
  })

  test('is not sent when the firm’s scales have ended, and says so', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    await published(owner, 1_000)
    await firm.inside(({ store }) =>
      store.write(
        `UPDATE fee_scales SET doc = json_set(doc, '$.valid_from', '2026-01-01', '$.valid_to', '2026-01-31'), valid_from = '2026-01-01'`,
      ),
    )
    const draft = data(await owner.post('/api/quote-cases', { facts: facts('sale') }))
    const answer = await owner.post(`/api/quote-cases/${draft.id}/dispatch`, {
      version: draft.version,
      channels: ['email'],
    })
    expect(answer.body.error.fields).toEqual({
      'sale.price': ['The firm has no prices for a sale today. Choose another fee scale.'],
    })
  })

  test('is not sent for a day that no tax table covers; the draft is kept', async () => {
    const adviser = await (await aFirm()).as('New-business adviser')
    const of = facts('purchase')
    const purchase = of.purchase && { ...of.purchase, expected_completion: '2009-01-05' }
    const draft = data(await adviser.post('/api/quote-cases', { facts: { ...of, purchase } }))
    const answer = await adviser.post(`/api/quote-cases/${draft.id}/dispatch`, {
      version: draft.version,
      channels: ['email'],
    })
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([
      422,
      ['purchase.expected_completion'],
    ])
    expect(data(await adviser.get(`/api/quote-cases/${draft.id}`)).quote_case.quotes).toEqual([])
  })

  test('keeps within the limits of its scale, unless whoever sends it may change fee scales', async () => {
    const firm = await aFirm()
    const overrides = [{ line_key: 'sale.legal_fee', amount: pounds(100), reason: 'Matched' }]
    const adviser = await firm.as('New-business adviser')
    const draft = data(
      await adviser.post('/api/quote-cases', { facts: facts('sale', { overrides }) }),
    )
    const sending = { version: draft.version, channels: ['email'] }
    const refused = await adviser.post(`/api/quote-cases/${draft.id}/dispatch`, sending)
    expect([refused.status, refused.body.error.fields]).toEqual([
      422,
      {
        'overrides.0.amount': [
          'The lowest price for this is £708.75, 25% below the scale. Ask someone who can change fee scales to go lower.',
        ],
      },
    ])
    const owner = await firm.as('Owner')
    const sent = data(await owner.post(`/api/quote-cases/${draft.id}/dispatch`, sending))
    expect([legalFee(sent), sent.quotes.length]).toEqual([pounds(100), 1])
  })

  test('that was accepted has its price: a change of it is refused with words and nothing is doubled', async () => {
    const firm = await aFirm()
    const adviser = await firm.as('New-business adviser')
    const sent = await aSentQuote(adviser)
    await firm.inside(({ store }) =>
      store.write(
        `UPDATE quote_cases SET doc = json_set(doc, '$.status', 'accepted', '$.quotes[0].accepted_at', ?) WHERE id = ?`,
        new Date().toISOString(),
        sent.id,
      ),
    )
    const dearer = { ...sent.facts, sale: { ...sent.facts.sale, price: pounds(700_000) } }
    const answer = await adviser.send('PUT', `/api/quote-cases/${sent.id}/facts`, {
      version: sent.version,
      facts: dearer,
      channels: ['email'],
    })
    expect([answer.status, answer.body.error.message]).toEqual([
      409,
      `Quote ${sent.number} has been accepted. Its price can no longer change.`,
    ])
    const kept = data(await adviser.get(`/api/quote-cases/${sent.id}`)).quote_case
    expect([kept.quotes.length, kept.facts.sale.price]).toEqual([1, sent.facts.sale.price])
  })
})

describe('the preview', () => {
  test('has the last twenty prices that were sent, without the people they were for', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const { id } = await aDraft(owner)
    const sent = await aSentQuote(owner)
    const answer = data(await owner.get(`/api/fee-scales/${id}/preview`))
    expect(answer.sent).toMatchObject([
      { key: sent.id, name: `${sent.number}, sale at £412,500`, facts: { sale: { address: '' } } },
    ])
    expect(JSON.stringify(answer)).not.toMatch(/Tarrant|tarrant|Larkfield|07700/)
    expect(answer.sent[0].facts.clients).toHaveLength(1)
  })
})
