import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pounds, shareOf, sum } from '#domain/money'
import { blankFacts } from '#domain/quote/blank'
import { factsOf, type MatterFacts, mattersOf, type QuoteFacts } from '#domain/quote/facts'
import { completePrice, priceQuote } from '#domain/quote/pricing'
import type { PricedQuote } from '#domain/quote/quote'
import { defaultFeeScale } from '#domain/quote/scale/default'
import {
  aPurchase,
  aSale,
  bothFacts,
  plainPurchase,
  plainSale,
  refusalOf,
  TODAY,
} from './fixtures.ts'

const price = (facts: QuoteFacts): PricedQuote => priceQuote(facts, defaultFeeScale, TODAY)
const lines = (priced: PricedQuote) => priced.matters.flatMap((it) => it.lines)
const line = (priced: PricedQuote, key: string) => lines(priced).find((it) => it.key === key)
const could = (priced: PricedQuote, key: string) => priced.could_apply.find((it) => it.key === key)
const problems = (priced: PricedQuote) =>
  Object.fromEntries(priced.incomplete.map(({ field, message }) => [field, message]))

describe('a linked sale and purchase', () => {
  const priced = price(bothFacts)

  test('prices each line by the scale, net of VAT', () => {
    expect(lines(priced).map((it) => [it.label, it.ex_vat / 100])).toEqual([
      ['Legal fee, freehold to £425,000', 945],
      ['Redeeming one mortgage', 85],
      ['Identity checks, 2 people', 24],
      ['Bank transfer', 35],
      ['Official copies, 2', 14],
      ['Legal fee, freehold to £500,000', 1_045],
      ['Acting for your lender', 125],
      ['SDLT return', 95],
      ['Identity and source of funds, 2 people', 60],
      ['Bank transfer', 35],
      ['Linked sale and purchase', -75],
      ['Search pack', 265],
      ['Priority search', 7],
      ['Bankruptcy searches, 2 people', 12],
      ['Land Registry fee', 150],
    ])
  })

  test('leads with fees, VAT and disbursements, and keeps the tax beside them', () => {
    expect(priced.matters.map((it) => [it.heading, it.fees.ex_vat])).toEqual([
      ['Sale of 55 Copthorne Park', pounds(1_089)],
      ['Purchase of 7 Wyle Gardens', pounds(1_285)],
    ])
    expect(priced.fees_vat).toEqual([{ rate: 2_000, on: pounds(2_374), vat: pounds(474.8) }])
    expect(priced.disbursements.inc_vat).toBe(pounds(507.6))
    expect(priced.totals).toEqual({
      ex_vat: pounds(2_822),
      vat: pounds(534.4),
      inc_vat: pounds(3_356.4),
      land_tax: pounds(14_250),
      with_tax: pounds(17_606.4),
    })
  })

  test('shows the tax band by band with the rule it comes from', () => {
    expect(priced.land_tax?.kind).toBe('SDLT')
    expect(priced.land_tax?.slices.map((it) => [it.rate, it.tax])).toEqual([
      [0, 0],
      [200, pounds(2_500)],
      [500, pounds(11_750)],
    ])
    expect(priced.land_tax?.rule.effective_from).toBe('2025-04-01')
  })

  test('may be sent', () => {
    expect(priced.incomplete).toEqual([])
    expect(priced.valid_until).toBe('2026-12-04')
  })
})

describe('VAT', () => {
  const priced = price(aPurchase({ gifted_deposits: 2 }))

  test.each([
    ['purchase.legal_fee', 'legal_work', 2_000],
    ['purchase.identity', 'supplement', 2_000],
    ['purchase.bank_transfer', 'supplement', 2_000],
    ['purchase.search_pack', 'third_party', 2_000],
    ['purchase.priority_search', 'disbursement', 2_000],
    ['purchase.registration', 'disbursement', 0],
  ])('%s is %s at %i basis points', (key, section, rate) => {
    expect(line(priced, key)).toMatchObject({ section, vat_rate: rate })
  })

  test('is rounded half a penny up on each line, not on the sum', () => {
    const added = (key: string, amount: number) => ({
      key,
      matter: 'purchase' as const,
      label: 'Copying',
      amount,
      vat_rate: 2_000,
      reason: 'Agreed on the telephone',
    })
    const facts = { ...aPurchase(), added_lines: [added('a', 2), added('b', 3), added('c', -3)] }
    const vat = ['a', 'b', 'c'].map((key) => line(price(facts), `purchase.added.${key}`)?.vat)
    expect(vat).toEqual([0, 1, -1])
  })
})

describe('supplements', () => {
  test.each<[string, QuoteFacts, string, number]>([
    ['two mortgages', aSale({ mortgages_to_redeem: 2 }), 'sale.redemption', 170],
    ['a leasehold', aSale({ tenure: 'leasehold' }), 'sale.leasehold', 350],
    [
      'a share of freehold, on top of the lease',
      aSale({ tenure: 'share_of_freehold' }),
      'sale.share_of_freehold',
      200,
    ],
    [
      'a tall leasehold block',
      aPurchase({ tenure: 'leasehold', tall_building: true }),
      'purchase.tall_building',
      350,
    ],
    ['two gifts', aPurchase({ gifted_deposits: 2 }), 'purchase.gifted_deposit', 120],
    ['a right to buy', aPurchase({ right_to_buy: true }), 'purchase.right_to_buy', 200],
    [
      'a declaration of trust',
      aPurchase({ declaration_of_trust: true }),
      'purchase.declaration_of_trust',
      150,
    ],
    ['Wales', aPurchase({ postcode: 'CF10 1EP' }), 'purchase.ltt_return', 95],
  ])('%s adds its own line', (_, facts, key, amount) => {
    expect(line(price(facts), key)?.ex_vat).toBe(pounds(amount))
  })

  test('of a tall building never apply to a freehold', () => {
    const priced = price(aSale({ tenure: 'freehold', tall_building: null }))
    expect(line(priced, 'sale.tall_building')).toBeUndefined()
    expect(could(priced, 'sale.tall_building')).toBeUndefined()
  })

  test('the linked discount needs both matters', () => {
    expect(line(price(aPurchase()), 'purchase.linked_discount')).toBeUndefined()
  })
})

describe('the Land Registry fee', () => {
  test.each([
    ['an existing title through the portal', {}, 150],
    ['a new build, a part of a title', { new_build: true }, 330],
    ['a first registration', { unregistered: true }, 330],
  ])('for %s follows its column', (_, facts, amount) => {
    const registration = line(price(aPurchase(facts)), 'purchase.registration')
    expect(registration).toMatchObject({ ex_vat: pounds(amount), vat: 0, origin: 'rule' })
    expect(registration?.rule_id).toBeTruthy()
  })

  test('leaves out official copies of a title that has none', () => {
    expect(line(price(aSale({ unregistered: true })), 'sale.official_copies')).toBeUndefined()
  })
})

describe('what is not known', () => {
  test.each<[string, QuoteFacts, string, number]>([
    ['tenure', aSale({ tenure: null }), 'sale.leasehold', 420],
    ['gifts', aPurchase({ gifted_deposits: null }), 'purchase.gifted_deposit', 72],
    ['Help to Buy', aSale({ help_to_buy: null }), 'sale.help_to_buy', 216],
    ['haste', aSale({ expedited: null }), 'sale.expedited', 354],
    ['mortgage', aPurchase({ mortgage: null }), 'purchase.lender', 150],
    [
      'a new build’s registration',
      aPurchase({ new_build: null }),
      'purchase.registration.new_build',
      180,
    ],
    ['another home', aPurchase({ additional: null }), 'purchase.tax.additional', 24_250],
    [
      'a first home',
      aPurchase({ first_time_buyer: null }),
      'purchase.tax.first_time_buyer',
      -5_000,
    ],
    ['residence', aPurchase({ non_resident: null }), 'purchase.tax.non_resident', 9_700],
  ])('%s could apply, with its price', (_, facts, key, amount) => {
    expect(could(price(facts), key)?.inc_vat).toBe(pounds(amount))
  })

  test('an indemnity policy could always apply, as a range', () => {
    expect(could(price(aSale()), 'sale.indemnity')).toMatchObject({
      inc_vat: pounds(20),
      up_to: pounds(300),
    })
  })

  test('a management pack could apply to a flat and not to a house', () => {
    expect(could(price(aSale({ tenure: 'leasehold' })), 'sale.management_pack')?.up_to).toBe(
      pounds(600),
    )
    expect(could(price(aSale({ tenure: 'freehold' })), 'sale.management_pack')).toBeUndefined()
  })

  test('is said among the assumptions', () => {
    expect(price(aSale()).assumptions).toContain(
      'Anything not yet known is assumed not to apply. It is listed under possible extra costs.',
    )
  })
})

describe('overrides', () => {
  const override = (line_key: string, amount: number, reason: string) => ({
    ...aSale(),
    overrides: [{ line_key, amount, reason }],
  })

  test('replace the amount, keep the VAT rate and tell the reason', () => {
    const priced = price(override('sale.legal_fee', pounds(800), 'Matched a quote'))
    expect(line(priced, 'sale.legal_fee')).toMatchObject({
      ex_vat: pounds(800),
      vat: pounds(160),
      origin: 'manual',
      override_reason: 'Matched a quote',
    })
    expect(priced.incomplete).toEqual([])
  })

  test('need a reason', () => {
    const priced = price(override('sale.legal_fee', pounds(800), '  '))
    expect(problems(priced)).toEqual({
      'overrides.0.reason': 'Enter why the price differs from the scale.',
    })
  })

  test('leave what the law sets alone', () => {
    const facts = {
      ...aPurchase(),
      overrides: [{ line_key: 'purchase.registration', amount: 0, reason: 'Free' }],
    }
    const priced = price(facts)
    expect(line(priced, 'purchase.registration')?.ex_vat).toBe(pounds(150))
    expect(problems(priced)['overrides.0.amount']).toBe(
      'This fee is set by law and cannot be changed. Remove the adjustment.',
    )
  })

  test('cannot bring the fees below nothing', () => {
    const priced = price(override('sale.legal_fee', -pounds(5_000), 'Goodwill'))
    expect(problems(priced)).toMatchObject({
      overrides: 'The discounts exceed the fees. Reduce a discount.',
    })
  })
})

describe('a quote that is still typed', () => {
  test('prices what it can and names what is missing', () => {
    const priced = price({ ...blankFacts('purchase'), sale_stage: 'sold' })
    expect(line(priced, 'purchase.search_pack')?.inc_vat).toBe(pounds(318))
    expect(priced.land_tax).toBeNull()
    expect(problems(priced)).toEqual({
      'clients.0.first_name': 'Enter a first name.',
      'clients.0.last_name': 'Enter a last name.',
      'purchase.price': 'Enter the purchase price.',
      'purchase.address': 'Enter the address.',
      'purchase.nation': 'Choose England or Wales. The land tax depends on it.',
    })
  })

  test.each([
    [0, 'Enter an amount above £0.00.'],
    [-1, 'Enter an amount above £0.00.'],
    [10_000_000_000_00, 'Enter an amount below £10,000,000,000.'],
    [6_000_000_00, 'The fee scale has no band for £6,000,000. Add a band, or quote by letter.'],
  ])('with the price %i says what is wrong beside it', (amount, message) => {
    expect(problems(price(aSale({ price: amount })))['sale.price']).toBe(message)
  })

  test('asks for the nation where the postcode crosses the border', () => {
    expect(problems(price(aPurchase({ postcode: 'SY10 7AB' })))['purchase.nation']).toBeDefined()
    expect(price(aPurchase({ postcode: 'SY10 7AB', nation: 'Wales' })).land_tax?.kind).toBe('LTT')
  })

  test('refuses a property outside England and Wales, whatever nation was chosen', () => {
    const facts = aPurchase({ postcode: 'EH1 1AA', nation: 'England' })
    expect(problems(price(facts))['purchase.postcode']).toMatch(/^This property is in Scotland/)
    const refusal = refusalOf(() => completePrice(facts, defaultFeeScale, TODAY))
    expect(refusal.detail.fields).toHaveProperty('purchase.postcode')
  })

  test('needs no address while the buyer still looks', () => {
    const facts = {
      ...aPurchase({ address: '', postcode: '', nation: 'England' }),
      sale_stage: 'presold' as const,
    }
    expect(price(facts).incomplete).toEqual([])
    expect(price(facts).matters[0]?.heading).toBe('Purchase')
  })

  test('refuses to be completed, field by field', () => {
    const refusal = refusalOf(() => completePrice(aSale({ price: 0 }), defaultFeeScale, TODAY))
    expect(refusal.status).toBe(422)
    expect(refusal.detail.fields).toEqual({ 'sale.price': ['Enter an amount above £0.00.'] })
  })

  test('says so where no tax table covers the day', () => {
    const priced = price(aPurchase({ expected_completion: '2010-01-04' }))
    expect(priced.land_tax).toBeNull()
    expect(problems(priced)['purchase.expected_completion']).toMatch(/^There are no SDLT rates/)
  })

  test('says so where the firm has no prices that day', () => {
    const scale = { ...defaultFeeScale, valid_to: '2026-10-31' }
    const priced = priceQuote(aSale(), scale, TODAY)
    expect(priced.matters).toEqual([])
    expect(problems(priced)['sale.price']).toBe(
      'The firm has no prices for a sale today. Choose another fee scale.',
    )
  })
})

describe('other matters', () => {
  test('a remortgage is priced on its loan', () => {
    const facts = { ...blankFacts('remortgage'), sale_stage: 'sold' as const }
    const remortgage = facts.remortgage && { ...facts.remortgage, price: pounds(300_000) }
    const priced = price({ ...facts, remortgage })
    expect(line(priced, 'remortgage.legal_fee')?.ex_vat).toBe(pounds(595))
    expect(line(priced, 'remortgage.registration')?.ex_vat).toBe(pounds(45))
    expect(priced.land_tax).toBeNull()
  })

  test('a transfer of equity is priced on the whole value', () => {
    const facts = blankFacts('transfer-of-equity')
    const transfer_of_equity = facts.transfer_of_equity && {
      ...facts.transfer_of_equity,
      price: pounds(250_000),
    }
    expect(
      line(price({ ...facts, transfer_of_equity }), 'transfer-of-equity.legal_fee')?.ex_vat,
    ).toBe(pounds(395))
  })
})

const known = fc.constantFrom(true, false, null)
const someCount = fc.option(fc.integer({ min: 0, max: 4 }))
const shuffled = <T extends MatterFacts>(plain: T) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(plain).map(([key, value]) => {
          if (typeof value === 'boolean') return [key, known]
          if (key === 'price') return [key, fc.integer({ min: 1, max: pounds(5_000_000) })]
          if (key === 'tenure')
            return [
              key,
              fc.constantFrom('freehold', 'leasehold', 'share_of_freehold', 'commonhold', null),
            ]
          return [key, typeof value === 'number' ? someCount : fc.constant(value)]
        }),
      ),
    )
    .map((it) => it as T)

const anyFacts = fc
  .record({
    sale: shuffled(plainSale),
    purchase: shuffled(plainPurchase),
    subject: fc.constantFrom('sale' as const, 'purchase' as const, 'both' as const),
    discount: fc.integer({ min: -50_000, max: 200_000 }),
  })
  .map(
    ({ discount, ...it }): QuoteFacts => ({
      ...bothFacts,
      ...it,
      overrides: [{ line_key: 'sale.legal_fee', amount: discount, reason: 'Agreed' }],
    }),
  )

describe('any quote', () => {
  test('adds up: each total is the sum of its lines, to the penny', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const priced = price(facts)
        for (const line of lines(priced)) {
          expect(line.vat).toBe(shareOf(line.ex_vat, line.vat_rate))
          expect(line.inc_vat).toBe(line.ex_vat + line.vat)
        }
        expect(priced.totals.inc_vat).toBe(sum(lines(priced).map((it) => it.inc_vat)))
        expect(priced.totals.inc_vat).toBe(priced.totals.ex_vat + priced.totals.vat)
        expect(priced.totals.inc_vat).toBe(priced.fees.inc_vat + priced.disbursements.inc_vat)
        expect(priced.totals.inc_vat).toBe(sum(priced.matters.map((it) => it.subtotal.inc_vat)))
        expect(priced.totals.with_tax).toBe(priced.totals.inc_vat + (priced.land_tax?.total ?? 0))
        expect(new Set(lines(priced).map((it) => it.key)).size).toBe(lines(priced).length)
      }),
    )
  })

  test('lists every supplement that hangs on an unknown fact, and no other', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const priced = price(facts)
        for (const matter of mattersOf(facts.subject)) {
          const of = factsOf(facts, matter)
          const scale = defaultFeeScale.matters.find((it) => it.matter === matter)
          for (const charge of scale?.supplements ?? []) {
            const answers: Record<string, unknown> = { ...of, nation: 'England' }
            const isRuledOut = charge.when.some(
              (it) => answers[it.fact] !== null && !it.is.includes(answers[it.fact] as never),
            )
            const count = charge.per && charge.per !== 'client' ? answers[charge.per] : 1
            const isOpen = charge.when.some((it) => answers[it.fact] === null) || count === null
            const isListed = could(priced, `${matter}.${charge.key}`) !== undefined
            expect(isListed).toBe(!isRuledOut && count !== 0 && isOpen)
          }
        }
      }),
    )
  })

  test('costs the same however often it is priced, and leaves its facts alone', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const before = JSON.stringify(facts)
        expect(price(facts)).toEqual(price(facts))
        expect(JSON.stringify(facts)).toBe(before)
      }),
    )
  })

  test('with an override and no reason is never complete', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom('', ' ', '\n'), (facts, reason) => {
        const overrides = facts.overrides.map((it) => ({ ...it, reason }))
        expect(problems(price({ ...facts, overrides }))['overrides.0.reason']).toBeDefined()
      }),
    )
  })
})
