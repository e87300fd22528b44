import { describe, expect, test } from 'vitest'
import { type FigureKey, figureOf, perMille, quoteFigures } from '#domain/quote/figures/figure'
import { formatFigure } from '#domain/quote/figures/labels'
import { addMeasures, isZero, measuresOf, subtractMeasures } from '#domain/quote/figures/measure'
import { medianOf } from '#domain/quote/figures/median'

const some = measuresOf({
  leads: 9,
  quotes: 8,
  presold: 3,
  sold: 5,
  opened: 6,
  accepted: 4,
  instructed: 3,
  exchanged: 2,
  completed: 1,
  fell_through: 1,
  dead: 2,
  fee_quoted: 800_001,
  fee_instructed: 330_000,
  referral_cost: 25_000,
  overridden: 1,
  calls: 13,
  contacted: 5,
  revived: 1,
  answered: 4,
  answer_minutes: 130,
  called: 3,
  call_days: 4,
  turned: 2,
  turn_days: 25,
  talk_seconds: 1_850,
})

/** What each figure is of the counts above, worked out by hand. */
const byHand: Readonly<Record<FigureKey, number>> = {
  leads: 9,
  quotes: 8,
  presold: 3,
  sold: 5,
  opened: 6,
  accepted: 4,
  instructed: 3,
  exchanged: 2,
  completed: 1,
  fell_through: 1,
  dead: 2,
  conversion: 375,
  average_fee: 100_000,
  fees: 330_000,
  referral_cost: 25_000,
  calls: 13,
  calls_each: 1.6,
  contact_rate: 625,
  talk_time: 31,
  overrides: 125,
  revived: 1,
  reply_speed: 33,
  first_call: 13,
  turn: 125,
}

describe('every figure', () => {
  test.each(Object.keys(quoteFigures) as FigureKey[])('%s is what its definition says', (key) => {
    expect(figureOf(key, some)).toBe(byHand[key])
  })

  test('says what it counts in a sentence of its own', () => {
    const sentences = Object.values(quoteFigures).map(({ says }) => says)
    for (const says of sentences) expect(says).toMatch(/^[A-Z].{20,}\.$/)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test('that divides has no value where there is nothing to divide by', () => {
    const nothing = measuresOf()
    const values = Object.keys(quoteFigures).map((key) => figureOf(key as FigureKey, nothing))
    expect(values.every((value) => value === 0 || value === null)).toBe(true)
    expect(figureOf('conversion', nothing)).toBeNull()
  })
})

describe('measures', () => {
  test('add up and come apart again', () => {
    expect(subtractMeasures(addMeasures(some, some), some)).toEqual(some)
    expect(isZero(subtractMeasures(some, some))).toBe(true)
    expect(isZero(some)).toBe(false)
  })
})

test('a share is in tenths of a per cent, and of nothing there is none', () => {
  expect([perMille(1, 3), perMille(2, 3), perMille(0, 3), perMille(1, 0)]).toEqual([
    333,
    667,
    0,
    null,
  ])
})

test('the median is the middle value, or between the two in the middle', () => {
  expect(medianOf([5, null, 1, 9])).toBe(5)
  expect(medianOf([1, 2, 4, 9])).toBe(3)
  expect(medianOf([1, 2])).toBe(1.5)
  expect(medianOf([null])).toBeNull()
})

test.each([
  [42, '42 min'],
  [120, '2 h'],
  [434, '7 h 14 min'],
])('%i minutes are written %j', (minutes, text) => {
  expect(formatFigure('reply_speed', minutes)).toBe(text)
})
