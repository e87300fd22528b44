import { describe, expect, test } from 'vitest'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { pounds } from '#domain/money'
import { acceptQuote } from '#domain/quote/case/acceptance'
import { closeAsLost } from '#domain/quote/case/closing'
import { editQuoteCase } from '#domain/quote/case/editing'
import { extendQuote } from '#domain/quote/case/extension'
import { instructQuoteCase } from '#domain/quote/case/instruction'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { OfferAcceptance, QuoteOffer } from '#domain/quote/offer'
import { offerOf } from '#domain/quote/offer-view'
import { aSale, bothFacts, byMail, NOW, reid, sentCase, TODAY } from './fixtures.ts'

const firm = {
  name: 'Harcourt & Vane',
  phone: '01743 000000',
  email: 'hello@harcourt.test',
  regulator: 'Authorised and regulated by the Solicitors Regulation Authority, number 000000.',
  who_does_the_work: ['A conveyancer with a solicitor who supervises.'],
  timescale: 'Usually eight to twelve weeks.',
  complaints: 'Write to our complaints partner.',
  terms_version: '2026-01',
  terms: ['We act for you.'],
}
const referral = {
  agency_id: null,
  agency: 'Cooper Lyle',
  branch_id: null,
  branch: '',
  negotiator_id: null,
  negotiator: 'Gemma Holt',
  fee: 12_000,
}
const acceptance = { quote_version: 1, name: 'Owen Tarrant', how: 'link' } as const

const offered = (quoteCase: QuoteCase, today = TODAY, version = 1) => {
  const quote = quoteCase.quotes.find((one) => one.version === version)
  if (!quote) throw new Error('There is no such version')
  return offerOf(quoteCase, quote, firm, today)
}

describe('an offer', () => {
  test('tells the key stages of each matter and how long they usually take, from the firm’s own workflow', () => {
    const [sale, purchase] = offered(sentCase()).matters
    expect([sale?.stages.length, purchase?.stages.length]).toEqual([
      expect.any(Number),
      expect.any(Number),
    ])
    for (const stage of [...(sale?.stages ?? []), ...(purchase?.stages ?? [])]) {
      expect(stage.name).not.toBe('')
      expect(stage.meaning).not.toBe('')
      expect(stage.usual_wd).toBeGreaterThanOrEqual(0)
    }
    const it = sentCase()
    const quote = it.quotes[0]
    if (!quote) throw new Error('Nothing was sent')
    const [milestone, ...others] = defaultWorkflows.sale.milestones
    if (!milestone) throw new Error('A sale has no stages')
    const own = (matter: 'sale' | 'purchase' | 'remortgage' | 'transfer-of-equity') => ({
      ...defaultWorkflows[matter],
      milestones: [
        {
          ...milestone,
          client_name: 'Our first stage',
          usual_wd: 3,
          visibility: ['client' as const],
        },
        ...others.map((one) => ({ ...one, visibility: ['agent' as const] })),
      ],
    })
    expect(offerOf(it, quote, firm, TODAY, own).matters[0]?.stages).toEqual([
      { name: 'Our first stage', meaning: milestone.meaning, usual_wd: 3 },
    ])
  })

  test('shows the client the whole price, in order', () => {
    const offer = offered(sentCase())
    expect(QuoteOffer.safeParse(offer).success).toBe(true)
    expect(offer).toMatchObject({
      state: 'open',
      state_words: 'This quote is valid until the end of Friday 4 December.',
      people: 'Owen and Olive Tarrant',
      totals: { inc_vat: pounds(3_356.4), land_tax: pounds(14_250), with_tax: pounds(17_606.4) },
    })
    expect(offer.matters[0]?.our_work[0]).toEqual({
      label: 'Legal fee, freehold to £425,000',
      ex_vat: pounds(945),
      vat: pounds(189),
      inc_vat: pounds(1_134),
    })
    expect(offer.could_apply.length).toBeGreaterThan(0)
    const costs = offer.could_apply.map(({ label }) => label)
    expect(new Set(costs).size).toBe(costs.length)
    for (const label of costs)
      expect(label).toMatch(/ \((sale|purchase|sale and purchase, each)\)$/)
    expect(costs.some((label) => label.endsWith('(sale and purchase, each)'))).toBe(true)
    expect(offer.not_included).toContain('A survey or valuation')
  })

  test('says what the introducer is paid', () => {
    expect(offered(sentCase({ ...bothFacts, referral })).referral).toBe(
      'We pay Cooper Lyle £120 for introducing you. This does not change your price.',
    )
  })

  test('tells nothing of credit, reasons, people of the firm or the scale', () => {
    const overrides = [
      { line_key: 'sale.legal_fee', amount: pounds(900), reason: 'Matched a rival' },
    ]
    const told = JSON.stringify(offered(sentCase({ ...aSale(), overrides, referral })))
    for (const secret of [
      'Matched a rival',
      reid.name,
      reid.id,
      'Gemma Holt',
      'Standard 2026',
      'link-1',
      'temperature',
    ]) {
      expect(told).not.toContain(secret)
    }
  })

  test('is accepted, then instructed', () => {
    const accepted = acceptQuote(sentCase(), acceptance, NOW).quoteCase
    expect(offered(accepted)).toMatchObject({ state: 'accepted', accepted_by: 'Owen Tarrant' })
    const conveyances = [{ id: 'c', ref: '26-S-1', matter_type: 'sale' as const }]
    const after = instructQuoteCase(
      accepted,
      { conveyances, contact_ids: [], fee_earner: reid, assistant: null },
      NOW,
    )
    expect(offered(after.quoteCase).state).toBe('instructed')
  })

  test('runs out after its day, unless the day was moved', () => {
    expect(offered(sentCase(), '2026-12-04').state).toBe('open')
    expect(offered(sentCase(), '2026-12-05')).toMatchObject({
      state: 'expired',
      state_words:
        'This quote has expired. Call us on 01743 000000 and we will send you a new one.',
    })
    const longer = extendQuote(
      sentCase(),
      { version: 2, valid_until: '2026-12-11', reason: 'Survey' },
      NOW,
    ).quoteCase
    expect(offered(longer, '2026-12-05')).toMatchObject({
      state: 'open',
      valid_until: '2026-12-11',
    })
  })

  test('is superseded by a newer version', () => {
    const facts = { ...bothFacts, clients: bothFacts.clients.slice(0, 1) }
    const people = { owner: null, giver: null, bdm: null }
    const { quoteCase } = editQuoteCase(sentCase(), { ...byMail, facts, people }, reid, NOW)
    expect(offered(quoteCase, TODAY, 1)).toMatchObject({
      state: 'superseded',
      state_words: 'A newer quote replaces this one. Open our latest message.',
    })
    expect(offered(quoteCase, TODAY, quoteOnOffer(quoteCase)?.version).state).toBe('open')
  })

  test('is superseded by a version that nobody was told of, with the firm’s telephone', () => {
    const facts = { ...bothFacts, clients: bothFacts.clients.slice(0, 1) }
    const people = { owner: null, giver: null, bdm: null }
    const untold = { ...byMail, channels: [], facts, people }
    const { quoteCase } = editQuoteCase(sentCase(), untold, reid, NOW)
    expect(offered(quoteCase, TODAY, 1)).toMatchObject({
      state: 'superseded',
      state_words: 'A newer quote replaces this one. Call us on 01743 000000 to discuss it.',
    })
  })

  test('is closed with its case', () => {
    expect(
      offered(closeAsLost(sentCase(), { version: 2, reason: 'price' }, NOW).quoteCase).state,
    ).toBe('closed')
  })
})

describe('accepting an offer', () => {
  test.each([
    [{ name: 'Owen Tarrant', accept_terms: true }, null],
    [{ name: ' ', accept_terms: true }, 'Enter your full name.'],
    [{ name: 'Owen Tarrant', accept_terms: false }, 'Tick the box to accept the terms.'],
  ])('%j', (body, message) => {
    const read = OfferAcceptance.safeParse(body)
    expect(read.success ? null : read.error.issues[0]?.message).toBe(message)
  })

  test('takes no other key', () => {
    const read = OfferAcceptance.safeParse({ name: 'Owen Tarrant', accept_terms: true, version: 1 })
    expect(read.success).toBe(false)
  })
})
