import { describe, expect, test } from 'vitest'
import { MIN_FILL_MS, networkOf, SPAM_SCORE, spamFindingOf } from '#domain/lead/spam'
import { aLead } from './fixtures.ts'

const person = { trap: '', shown_ms: 40_000 }
const score = (given: object = {}, trace: Parameters<typeof spamFindingOf>[1] = person) =>
  spamFindingOf({ ...aLead(), ...given }, trace)

describe('a form', () => {
  test.each([
    ['that a person filled', {}, person],
    [
      'with one link in what they write',
      { message: 'It is this one: https://www.rightmove.co.uk/properties/1' },
      person,
    ],
    ['that was left open over the weekend', {}, { trap: '', shown_ms: 3 * 24 * 3_600_000 }],
    ['with a name of one letter', { first_name: 'O', last_name: '' }, person],
    ['in Welsh', { message: 'Rydym yn gwerthu ein tŷ yn Aberteifi.' }, person],
  ])('%s is no spam', (_, given, trace) => {
    expect(score(given, trace).score).toBeLessThan(SPAM_SCORE)
  })

  test.each([
    ['whose hidden field is filled', {}, { trap: 'http://x', shown_ms: 40_000 }],
    ['without a token', {}, { trap: '', shown_ms: null }],
    ['sent at once', {}, { trap: '', shown_ms: MIN_FILL_MS - 1 }],
    ['with a link for a name', { first_name: 'http://x.example' }, person],
    ['with several links', { message: 'https://a.example https://b.example' }, person],
    ['with markup', { message: '<a href="x">here</a>' }, person],
    ['that sells us something', { message: 'SEO! see www.x.example' }, person],
  ])('%s is spam, and says why', (_, given, trace) => {
    const found = score(given, trace)
    expect(found.score).toBeGreaterThanOrEqual(SPAM_SCORE)
    expect(found.reasons.length).toBeGreaterThan(0)
  })

  test('scores a hundred at most', () => {
    expect(
      score({ first_name: 'www.x', message: '[url]www.x' }, { trap: 'x', shown_ms: null }).score,
    ).toBe(100)
  })
})

test('a network is what a program shares with its neighbours', () => {
  expect(networkOf('203.0.113.77')).toBe('203.0.113')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
})
