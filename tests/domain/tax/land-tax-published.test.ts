import { describe, expect, test } from 'vitest'
import { judgeTaxCase } from '#domain/tax/case'
import { landTax } from '#domain/tax/land-tax'
import disputed from './vectors/disputed.json'
import published from './vectors/published.json'

const landCases = published.filter(({ tax }) => tax !== 'LR')

describe('a published example of land tax comes out as published', () => {
  test.each(landCases)('$id', (example) => {
    expect(judgeTaxCase(example)).toEqual({ id: example.id, outcome: 'passed', why: '' })
  })
})

describe('a disputed example', () => {
  test.each(disputed)('$id is skipped: $explanation', (example) => {
    expect(judgeTaxCase(example)).toMatchObject({ outcome: 'skipped' })
  })

  test.each(disputed)('$id comes to $rules by the rules, not $expected', (example) => {
    const tax = landTax({
      nation: 'England',
      effectiveOn: example.effectiveDate,
      price: example.price * 100,
      firstTimeBuyer: example.buyer === 'ftb',
      additional: example.buyer === 'additional',
    })
    expect(tax.total).toBe(example.rules * 100)
  })
})
