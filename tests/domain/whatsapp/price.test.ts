import { expect, test } from 'vitest'
import { costsOf, formatCloudPrice, parseCloudPrice, priceOf } from '#domain/whatsapp/cloud/price'

const price = (country: string, from: string, pence: number, category = 'utility') => ({
  ...{ category, country, from },
  price: pence,
})
const prices = [price('44', '2026-01', 150), price('44', '2026-10', 159), price('', '2026-01', 400)]

test.each([
  ['4477', '2026-09', 150],
  ['4477', '2026-10', 159],
  ['4477', '2027-01', 159],
  ['3361', '2026-10', 400],
  ['', '2026-10', 400],
  ['4477', '2025-12', null],
])('a message to %s in %s costs %s', (country, month, expected) => {
  expect(priceOf(prices, { category: 'utility', country, month })).toBe(expected)
})

test('a category without a price has none', () => {
  expect(priceOf(prices, { category: 'marketing', country: '4477', month: '2026-10' })).toBeNull()
})

test('costs are by month, number and category, newest month first, and count what has no price', () => {
  const sent = { number: '1', category: 'utility', country: '4477', count: 2 }
  expect(
    costsOf(prices, [
      { ...sent, month: '2026-09' },
      { ...sent, month: '2026-10' },
      { ...sent, month: '2026-10', country: '3361', count: 1 },
      { ...sent, month: '2026-10', category: 'marketing' },
    ]),
  ).toEqual([
    { month: '2026-10', number: '1', category: 'marketing', count: 2, unpriced: 2, cost: 0 },
    { month: '2026-10', number: '1', category: 'utility', count: 3, unpriced: 0, cost: 718 },
    { month: '2026-09', number: '1', category: 'utility', count: 2, unpriced: 0, cost: 300 },
  ])
})

test.each([
  ['utility +44 1.59 2026-10', price('44', '2026-10', 159)],
  ['Marketing, other, 3.8p, 2026-01', price('', '2026-01', 380, 'marketing')],
  ['service 1 2 2026-01', price('1', '2026-01', 200, 'service')],
])('%s is a price', (line, expected) => {
  expect(parseCloudPrice(line)).toEqual(expected)
  expect(parseCloudPrice(formatCloudPrice(expected))).toEqual(expected)
})

test.each([
  '',
  'utility',
  'utility +44 1.599 2026-10',
  'utility +44 1.59 2026-13',
  'utility UK 1 2026-01',
])('“%s” is none', (line) => {
  expect(parseCloudPrice(line)).toBeNull()
})
