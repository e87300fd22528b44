import { describe, expect, test } from 'vitest'
import { pounds } from '#domain/money'
import { judgeTaxCase } from '#domain/tax/case'
import { registrationFee, searchFee } from '#domain/tax/registration-fee'
import published from './vectors/published.json'

const TODAY = '2026-11-20'

const fee = (
  scale: 1 | 2,
  route: Parameters<typeof registrationFee>[0]['route'],
  amount: number,
  lodgedOn = TODAY,
) => registrationFee({ scale, route, amount: pounds(amount), lodgedOn })

describe('a published Land Registry fee comes out as published', () => {
  test.each(published.filter(({ tax }) => tax === 'LR'))('$id', (example) => {
    expect(judgeTaxCase(example)).toEqual({ id: example.id, outcome: 'passed', why: '' })
  })
})

describe('the fee to register', () => {
  test.each([
    { on: '2014-03-17', fee: 270 },
    { on: '2022-01-30', fee: 270 },
    { on: '2022-01-31', fee: 330 },
    { on: '2024-12-08', fee: 330 },
    { on: '2024-12-09', fee: 330 },
  ])('lodged on $on by post, 300,000 costs $fee', ({ on, fee: expected }) => {
    expect(fee(1, 'post', 300_000, on).fee).toBe(pounds(expected))
  })

  test('names the order in force on the day', () => {
    expect(fee(1, 'post', 300_000, '2024-12-08').rule.source).toContain('SI 2021/1226')
    expect(fee(1, 'post', 300_000, '2024-12-09').rule).toMatchObject({
      version: 'HMLR registration 2024-12-09',
      effectiveFrom: '2024-12-09',
    })
  })

  test('goes up with the penny above a band', () => {
    expect(fee(1, 'portal-whole', 80_000).fee).toBe(pounds(20))
    expect(fee(1, 'portal-whole', 80_000.01).fee).toBe(pounds(40))
    expect(fee(1, 'portal-whole', 80_001).fee).toBe(pounds(40))
  })

  test('says which band the amount lies in, as the order prints it', () => {
    expect(fee(1, 'post', 0).band).toEqual({ from: 0, to: pounds(80_000) })
    expect(fee(1, 'post', 90_000).band).toEqual({ from: pounds(80_001), to: pounds(100_000) })
    expect(fee(2, 'post', 2_000_000).band).toEqual({ from: pounds(1_000_001), to: null })
  })

  test('of a transfer of part or a new lease is the postal one', () => {
    expect(fee(1, 'portal-part', 300_000).fee).toBe(fee(1, 'post', 300_000).fee)
  })

  test('is lower for a voluntary first registration, which Scale 2 does not have', () => {
    expect(fee(1, 'voluntary', 300_000).fee).toBe(pounds(250))
    expect(() => fee(2, 'voluntary', 300_000)).toThrow(
      expect.objectContaining({ status: 422, code: 'registration_fee.no_rule' }),
    )
  })

  test('is unknown before 17 March 2014', () => {
    expect(() => fee(1, 'post', 300_000, '2014-03-16')).toThrow(
      expect.objectContaining({ code: 'registration_fee.no_rule' }),
    )
  })
})

describe('the fee for a search', () => {
  test.each([
    { service: 'official-copy', route: 'online', on: '2024-12-08', fee: 3 },
    { service: 'official-copy', route: 'online', on: '2024-12-09', fee: 7 },
    { service: 'official-copy', route: 'post', on: TODAY, fee: 11 },
    { service: 'os1', route: 'online', on: TODAY, fee: 7 },
    { service: 'os1', route: 'post', on: TODAY, fee: 11 },
    { service: 'k16', route: 'online', on: TODAY, fee: 6 },
    { service: 'k16', route: 'online', on: '2024-12-08', fee: 2 },
  ] as const)('$service $route on $on costs $fee', ({ service, route, on, fee: expected }) => {
    expect(searchFee({ service, route, orderedOn: on }).fee).toBe(pounds(expected))
  })

  test('is paid for every name or copy', () => {
    const it = { service: 'k16', route: 'online', orderedOn: TODAY } as const
    expect(searchFee({ ...it, count: 3 }).fee).toBe(pounds(18))
  })

  test('is refused where no published table gives it', () => {
    expect(() => searchFee({ service: 'os1', route: 'post', orderedOn: '2020-01-01' })).toThrow(
      expect.objectContaining({ status: 422, code: 'registration_fee.no_rule' }),
    )
  })
})
