import { expect, test } from 'vitest'
import {
  type MatchFacts,
  matchOf,
  mentions,
  referenceInAddress,
  referencesIn,
} from '#domain/tracked-email/matching'

const nothing: MatchFacts = { addressed: [], named: [], answered: [], ofSender: [], content: '' }
const sale = { kind: 'conveyance', id: 'c1', ref: '26-S-01187' } as const
const quote = { kind: 'quote-case', id: 'q1', ref: 'Q-01234' } as const
const property = { line: '14 Larkfield Road', postcode: 'SY3 5AB' }
const ofSender = { ...sale, why: 'This address belongs to a client of this case', property }

test('references of cases and quotes are found, and longer numbers are not', () => {
  expect(referencesIn('Re: 26-S-01187 and q-01234, not 126-S-011870 or Q-1')).toEqual([
    '26-S-01187',
    'Q-01234',
  ])
  expect(referenceInAddress('cases+26-p-00042@firm.example')).toBe('26-P-00042')
  expect(referenceInAddress('cases@26-S-01187.example')).toBeNull()
})

test('the address comes before the subject, the subject before the thread', () => {
  expect(matchOf({ ...nothing, addressed: [sale], named: [quote] }).filing).toMatchObject({
    target: sale,
    rule: 'reference',
  })
  expect(matchOf({ ...nothing, named: [quote], answered: [sale] }).filing?.target).toEqual(quote)
  expect(matchOf({ ...nothing, answered: [sale] }).filing?.rule).toBe('thread')
})

test('two cases in one subject are suggested and neither is filed', () => {
  const { filing, suggestions } = matchOf({ ...nothing, named: [sale, quote] })
  expect(filing).toBeNull()
  expect(suggestions.map(({ ref, confidence }) => [ref, confidence])).toEqual([
    ['26-S-01187', 50],
    ['Q-01234', 50],
  ])
})

test('a known sender alone is a suggestion with its reason; with the property it is filed', () => {
  const alone = matchOf({ ...nothing, ofSender: [ofSender], content: 'Hello' })
  expect(alone.filing).toBeNull()
  expect(alone.suggestions[0]).toMatchObject({
    ref: '26-S-01187',
    confidence: 70,
    reason: 'This address belongs to a client of this case. Nothing else fits',
  })
  const about = matchOf({ ...nothing, ofSender: [ofSender], content: '14 LARKFIELD  Road, keys' })
  expect(about.filing).toMatchObject({ rule: 'address_and_property', target: sale })
})

test('a stranger’s mail is neither filed nor suggested', () => {
  expect(matchOf({ ...nothing, content: '14 Larkfield Road' })).toEqual({
    filing: null,
    suggestions: [],
  })
})

test('a property is named by its postcode or its whole first line', () => {
  expect(mentions('at sy35ab.', property)).toBe(true)
  expect(mentions('114 Larkfield Road', property)).toBe(false)
  expect(mentions('Larkfield Road', property)).toBe(false)
  expect(mentions('anything', { line: '', postcode: '' })).toBe(false)
})
