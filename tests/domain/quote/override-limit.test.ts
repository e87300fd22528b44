import { describe, expect, test } from 'vitest'
import { pounds } from '#domain/money'
import { editQuoteCase } from '#domain/quote/case/editing'
import { sendQuote } from '#domain/quote/case/sending'
import type { QuoteFacts } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import { defaultFeeScale } from '#domain/quote/scale/default'
import {
  aSale,
  bothFacts,
  byMail,
  draftCase,
  NOW,
  olive,
  owen,
  refusalOf,
  reid,
  TODAY,
} from './fixtures.ts'

const scale = { ...defaultFeeScale, limits: { most_below: 1_000, most_above: 2_000 } }
const set = (line_key: string, amount: number, of: QuoteFacts = aSale()): QuoteFacts => ({
  ...of,
  overrides: [{ line_key, amount, reason: 'Matched a quote' }],
})
const added = (amount: number, of: QuoteFacts = aSale()): QuoteFacts => ({
  ...of,
  added_lines: [
    { key: 'a', matter: 'sale', label: 'Goodwill', amount, vat_rate: 2_000, reason: 'Asked for' },
  ],
})
const problems = (facts: QuoteFacts, passesLimits = false) =>
  priceQuote(facts, scale, TODAY, { passesLimits }).incomplete

describe('a price set by hand', () => {
  test.each([pounds(850.5), pounds(945), pounds(1_134)])(
    'of %d pence is within the limits',
    (it) => {
      expect(problems(set('sale.legal_fee', it))).toEqual([])
    },
  )

  test('below the least is refused with it, and with who can go lower', () => {
    expect(problems(set('sale.legal_fee', pounds(850.49)))).toEqual([
      {
        field: 'overrides.0.amount',
        message:
          'The lowest price for this is £850.50, 10% below the scale. Ask someone who can change fee scales to go lower.',
      },
    ])
  })

  test('above the most is refused as well', () => {
    expect(problems(set('sale.legal_fee', pounds(1_134.01)))[0]?.message).toBe(
      'The highest price for this is £1,134, 20% above the scale. Ask someone who can change fee scales to go higher.',
    )
  })

  test('goes as far as whoever may change the scale likes', () => {
    expect(problems(set('sale.legal_fee', pounds(1)), true)).toEqual([])
  })

  test('knows no limit where the scale has none', () => {
    const limits = { most_below: null, most_above: null }
    const facts = set('sale.legal_fee', pounds(1))
    expect(priceQuote(facts, { ...scale, limits }, TODAY).incomplete).toEqual([])
  })
})

describe('a discount on a line of its own', () => {
  test('counts against the fees of its matter together', () => {
    // £945 legal fee, £85 mortgage, £24 identity, £35 transfer: £1,089
    expect(problems(added(-pounds(108.9)))).toEqual([])
    expect(problems(added(-pounds(108.91)))).toEqual([
      {
        field: 'added_lines.0.amount',
        message:
          'The fees for the sale are less than £980.10 without VAT, 10% below the scale. Ask someone who can change fee scales to go lower.',
      },
    ])
  })

  test('is no way round with the discount for a linked purchase', () => {
    const facts = set('purchase.linked_discount', -pounds(900), {
      ...bothFacts,
      clients: [owen, olive],
    })
    expect(problems(facts).map(({ field }) => field)).toEqual(['overrides.0.amount'])
  })

  test('may be any amount when it is work added, not taken off', () => {
    expect(problems(added(pounds(5_000)))).toEqual([])
  })
})

describe('sending', () => {
  const far = set('sale.legal_fee', pounds(100))
  const sending = { ...byMail, scale }

  test('beyond the limits is refused, and the draft stays as it was', () => {
    const draft = draftCase(far)
    const before = JSON.stringify(draft)
    const refusal = refusalOf(() => sendQuote(draft, sending, reid, NOW))
    expect([refusal.status, Object.keys(refusal.detail.fields ?? {})]).toEqual([
      422,
      ['overrides.0.amount'],
    ])
    expect(JSON.stringify(draft)).toBe(before)
  })

  test('by somebody who passes them is done; a name is mended later by anybody', () => {
    const sent = sendQuote(draftCase(far), { ...sending, passesLimits: true }, reid, NOW).quoteCase
    const facts = { ...far, clients: [{ ...owen, first_name: 'Ewan' }] }
    const people = { owner: null, giver: null, bdm: null }
    const alone = {
      ...sent,
      facts: { ...sent.facts, clients: [owen] },
      quotes: sent.quotes.map((it) => ({ ...it, facts: { ...it.facts, clients: [owen] } })),
    }
    const edited = editQuoteCase(alone, { ...sending, channels: [], facts, people }, reid, NOW)
    expect([edited.difference, edited.quoteCase.quotes.length]).toEqual([null, 1])
  })
})
