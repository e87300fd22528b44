import { describe, expect, test } from 'vitest'
import { pounds } from '#domain/money'
import { blankFacts } from '#domain/quote/blank'
import { factsKey } from '#domain/quote/facts'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { bandOf, FeeScale, matterScale } from '#domain/quote/scale/scale'

const saleOf = (today: string, scale = defaultFeeScale) => matterScale(scale, 'sale', today)

describe('the scale that a firm begins with', () => {
  test('is a scale', () => {
    expect(FeeScale.safeParse(defaultFeeScale).success).toBe(true)
  })

  test.each(defaultFeeScale.matters.map((it) => [it.matter, it] as const))(
    '%s has bands without a gap, keys of its own, and asks only for facts that exist',
    (matter, scale) => {
      scale.bands.forEach((band, at) => {
        expect(band.from).toBe(scale.bands[at - 1]?.to ?? 0)
        expect(band.fee).toBeGreaterThan(scale.bands[at - 1]?.fee ?? 0)
      })
      const charges = [...scale.supplements, ...scale.disbursements, ...scale.contingencies]
      expect(new Set(charges.map((it) => it.key)).size).toBe(charges.length)
      const facts = { ...blankFacts(matter)[factsKey(matter)], client: 1 }
      for (const { fact } of charges.flatMap((it) => it.when)) expect(facts).toHaveProperty(fact)
      for (const { per } of [...scale.supplements, ...scale.disbursements]) {
        if (per) expect(facts).toHaveProperty(per)
      }
    },
  )

  test('calls no overhead a disbursement', () => {
    const disbursed = defaultFeeScale.matters.flatMap((matter) =>
      matter.disbursements.map(({ key }) => key),
    )
    expect(disbursed).not.toContain('identity')
    expect(disbursed).not.toContain('bank_transfer')
  })
})

describe('a band', () => {
  test.each([
    [1, 795],
    [200_000, 795],
    [200_000.01, 845],
    [5_000_000, 3_250],
  ])('of a sale at £%d costs £%d', (price, fee) => {
    const scale = saleOf('2026-11-20')
    expect(scale && bandOf(scale, pounds(price))?.fee).toBe(pounds(fee))
  })

  test('is missing above the last', () => {
    const scale = saleOf('2026-11-20')
    expect(scale && bandOf(scale, pounds(5_000_000.01))).toBeNull()
  })
})

describe('a scale', () => {
  test('is in force from its first day to its last', () => {
    const scale = { ...defaultFeeScale, valid_to: '2026-12-31' }
    expect(saleOf('2025-12-31', scale)).toBeNull()
    expect(saleOf('2026-01-01', scale)?.matter).toBe('sale')
    expect(saleOf('2026-12-31', scale)?.matter).toBe('sale')
    expect(saleOf('2027-01-01', scale)).toBeNull()
  })
})
