import { describe, expect, test } from 'vitest'
import { pounds } from '#domain/money'
import { mattersOf } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { previewOf } from '#domain/quote/scale/preview'
import { sampleCases } from '#domain/quote/scale/samples'
import type { FeeScale } from '#domain/quote/scale/scale'
import { aSale, TODAY } from '../fixtures.ts'

const raised: FeeScale = {
  ...defaultFeeScale,
  valid_from: '2027-04-01',
  matters: defaultFeeScale.matters.map((matter) =>
    matter.matter === 'sale'
      ? { ...matter, bands: matter.bands.map((band) => ({ ...band, fee: band.fee + pounds(100) })) }
      : matter,
  ),
}
const preview = (after: FeeScale) => previewOf(sampleCases, defaultFeeScale, after, TODAY)

describe('the sample cases', () => {
  test('are of every kind of work, in both nations, with a name and a key of their own', () => {
    const matters = new Set(sampleCases.flatMap(({ facts }) => mattersOf(facts.subject)))
    expect([...matters].toSorted()).toEqual([
      'purchase',
      'remortgage',
      'sale',
      'transfer-of-equity',
    ])
    expect(new Set(sampleCases.map(({ key }) => key)).size).toBe(sampleCases.length)
    expect(sampleCases.some(({ facts }) => facts.purchase?.nation === 'Wales')).toBe(true)
  })

  test('could each be sent, but for the one beyond the last band', () => {
    const unsent = sampleCases.filter(
      ({ facts }) => priceQuote(facts, defaultFeeScale, TODAY).incomplete.length > 0,
    )
    expect(unsent.map(({ key }) => key)).toEqual(['dearest'])
  })
})

describe('a preview', () => {
  test('of the same prices differs in nothing', () => {
    for (const previewedCase of preview({ ...defaultFeeScale, valid_from: '2027-04-01' })) {
      expect([previewedCase.key, previewedCase.lines]).toEqual([previewedCase.key, []])
      expect(previewedCase.before).toBe(previewedCase.after)
    }
  })

  test('says by how much each case differs and in which line, with VAT', () => {
    const rows = preview(raised)
    expect(rows.find(({ key }) => key === 'sale')).toMatchObject({
      more: pounds(120),
      lines: [{ key: 'sale.legal_fee', before: pounds(1_014), after: pounds(1_134) }],
    })
    expect(rows.find(({ key }) => key === 'linked')?.more).toBe(pounds(120))
    expect(rows.find(({ key }) => key === 'remortgage')?.more).toBe(0)
  })

  test('says why a case has no price, and has one again once there is a band', () => {
    const dearest = preview(raised).find(({ key }) => key === 'dearest')
    expect(dearest).toMatchObject({ before: null, after: null, more: null })
    expect(dearest?.why).toBe(
      'The fee scale has no band for £6,000,000. Add a band, or quote by letter.',
    )
    const matters = defaultFeeScale.matters.map((matter) => ({
      ...matter,
      bands: matter.bands.with(-1, { ...(matter.bands.at(-1) ?? { from: 0, fee: 0 }), to: null }),
    }))
    const open = preview({ ...defaultFeeScale, matters }).find(({ key }) => key === 'dearest')
    expect(open?.after).toBeGreaterThan(pounds(3_500))
  })

  test('leaves out what somebody set by hand', () => {
    const overrides = [{ line_key: 'sale.legal_fee', amount: 1, reason: 'Agreed' }]
    const facts = { ...aSale(), overrides }
    const [row] = previewOf([{ key: 'it', name: 'It', facts }], defaultFeeScale, raised, TODAY)
    expect(row?.more).toBe(pounds(120))
  })
})
