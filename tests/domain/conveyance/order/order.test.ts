import { describe, expect, test } from 'vitest'
import { cancelledOrder, deliveredOrder, newOrder } from '#domain/conveyance/order/changing'
import { expiryFrom, followResult, usualExpiry } from '#domain/conveyance/order/following'
import { type CaseOrder, costOf, isOverdue } from '#domain/conveyance/order/order'
import type { Product } from '#domain/conveyance/order/product'
import { aCase, at, eleanor } from '../fixture.ts'

const stamp = { by: eleanor, now: at('2026-10-20') }
const order = (product: Product, id: string = product): CaseOrder =>
  newOrder(
    { id, conveyance_id: 'c-1' },
    {
      product,
      title: null,
      provider: 'Searches Ltd',
      reference: null,
      cost: 12_000,
      ordered_on: '2026-10-01',
      expected_on: '2026-10-15',
    },
    stamp,
  )
const delivered = (it: CaseOrder, given: object = {}) =>
  deliveredOrder(
    it,
    {
      outcome: 'clear',
      note: null,
      delivered_on: '2026-10-12',
      expires_on: usualExpiry(it.product, '2026-10-12'),
      ...given,
    },
    stamp,
  )

describe('an order', () => {
  test('is overdue from the day after it was expected until it is received or cancelled', () => {
    const awaited = order('local')
    expect([isOverdue(awaited, '2026-10-15'), isOverdue(awaited, '2026-10-16')]).toEqual([
      false,
      true,
    ])
    expect(isOverdue(delivered(awaited), '2026-10-16')).toBe(false)
    expect(isOverdue(cancelledOrder(awaited, 'Not needed', stamp), '2026-10-16')).toBe(false)
  })

  test('with matters found says which', () => {
    expect(() => delivered(order('local'), { outcome: 'matters_found' })).toThrow()
    const found = delivered(order('local'), { outcome: 'matters_found', note: 'Tree order' })
    expect(found.result).toMatchObject({ outcome: 'matters_found', note: 'Tree order' })
  })

  test('cannot arrive before it was ordered, nor be cancelled after it arrived', () => {
    expect(() => delivered(order('local'), { delivered_on: '2026-09-30' })).toThrow()
    expect(() => cancelledOrder(delivered(order('local')), 'Twice', stamp)).toThrow(
      'This has been received, so it cannot be cancelled.',
    )
  })

  test('costs nothing once cancelled', () => {
    expect(costOf([order('local'), cancelledOrder(order('flood'), 'Twice', stamp)])).toBe(12_000)
  })
})

describe('a result', () => {
  test('expires after six months for a search and 30 working days for a priority search', () => {
    expect(usualExpiry('local', '2026-10-12')).toBe('2027-04-12')
    expect(usualExpiry('os1', '2026-10-12')).toBe('2026-11-23')
    expect(usualExpiry('official_copies', '2026-10-12')).toBeNull()
  })

  test('sets the key date to the first expiry and records its fact on the day it came', () => {
    const local = delivered(order('local'))
    const drainage = delivered(order('drainage'), { expires_on: '2027-01-05' })
    expect(expiryFrom([local, drainage], 'searches_expire_on')).toBe('2027-01-05')
    const followed = followResult(
      aCase('purchase'),
      [local, drainage],
      drainage,
      eleanor,
      stamp.now,
    )
    expect(followed.conveyance.key_dates.searches_expire_on).toBe('2027-01-05')
    expect(followed.conveyance.facts.drainage_search_received).toMatchObject({
      at: '2026-10-12T11:00:00.000Z',
      note: 'Drainage and water (CON29DW)',
    })
    expect(followed.conveyance.facts.local_search_received).toBeUndefined()
  })

  test('records a fact of several products once all of them are back', () => {
    const mining = delivered(order('mining'))
    const chancel = order('chancel')
    const half = followResult(aCase('purchase'), [mining, chancel], mining, eleanor, stamp.now)
    expect(half.conveyance.facts.area_searches_received).toBeUndefined()
    const both = [mining, delivered(chancel)]
    const whole = followResult(aCase('purchase'), both, mining, eleanor, stamp.now)
    expect(whole.conveyance.facts.area_searches_received).toBeDefined()
  })

  test('with matters found proves no clear priority', () => {
    const os1 = delivered(order('os1'), { outcome: 'matters_found', note: 'A charge' })
    const { conveyance } = followResult(aCase('purchase'), [os1], os1, eleanor, stamp.now)
    expect(conveyance.facts.priority_search_clear).toBeUndefined()
  })
})
