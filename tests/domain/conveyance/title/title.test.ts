import { describe, expect, test } from 'vitest'
import { fromTop } from '#domain/conveyance/chain/chain'
import { changedTitle } from '#domain/conveyance/title/changing'
import { blankTitle, redemptionOn, totalRedemptionOn } from '#domain/conveyance/title/title'

const redemption = {
  lender: 'Severn Building Society',
  account: null,
  figure: 186_000_00,
  on: '2026-11-20',
  daily_rate: 21_50,
  valid_to: '2026-12-11',
}
const register = {
  number: 'SL123456',
  class: 'absolute',
  tenure: 'freehold',
  proprietors: 'Margaret and David Ellison',
  entries: null,
} as const
const { titles, mortgage } = blankTitle('c-1')

describe('a redemption figure', () => {
  test('grows by its daily rate', () => {
    expect(redemptionOn(redemption, '2026-11-20')).toBe(186_000_00)
    expect(redemptionOn(redemption, '2026-11-30')).toBe(186_215_00)
  })

  test('is none before its day and after it was valid', () => {
    expect(redemptionOn(redemption, '2026-11-19')).toBeNull()
    expect(redemptionOn(redemption, '2026-12-12')).toBeNull()
  })

  test('is added up only while each of them is valid', () => {
    const second = { ...redemption, figure: 10_000_00, valid_to: '2026-11-25' }
    expect(totalRedemptionOn([redemption, second], '2026-11-20')).toBe(196_000_00)
    expect(totalRedemptionOn([redemption, second], '2026-11-30')).toBeNull()
    expect(totalRedemptionOn([], '2026-11-20')).toBeNull()
  })
})

describe('the title', () => {
  test('has a number unless it is unregistered', () => {
    const unnumbered = { ...register, number: null }
    expect(() =>
      changedTitle(blankTitle('c-1'), { titles: [unnumbered], mortgage, redemptions: [] }),
    ).toThrow()
    const unregistered = { ...unnumbered, class: 'unregistered' } as const
    const changed = { titles: [register, unregistered], mortgage, redemptions: [] }
    expect(changedTitle(blankTitle('c-1'), changed)).toMatchObject({ version: 1, ...changed })
  })

  test('takes no redemption figure that ends before it begins', () => {
    const wrong = { ...redemption, valid_to: '2026-11-19' }
    expect(() =>
      changedTitle(blankTitle('c-1'), { titles, mortgage, redemptions: [wrong] }),
    ).toThrow()
  })
})

test('a chain is told from its top to its bottom, ours between', () => {
  const link = (position: 'above' | 'below', address: string) => ({
    position,
    address,
    firm: null,
    contact: null,
    note: null,
  })
  const links = [link('above', 'next'), link('below', 'flat'), link('above', 'top')]
  expect(fromTop({ links }).map((it) => it?.address ?? 'ours')).toEqual([
    'top',
    'next',
    'ours',
    'flat',
  ])
})
