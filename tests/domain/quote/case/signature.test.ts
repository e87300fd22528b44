import { describe, expect, test } from 'vitest'
import { acceptQuote } from '#domain/quote/case/acceptance'
import { signatureProblem } from '#domain/quote/case/signature'
import type { QuoteClient } from '#domain/quote/facts'
import { refusalOf } from '../../refusal-of.ts'
import { bothFacts, NOW, owen, sentCase } from '../fixtures.ts'

const factsFor = (...clients: readonly Partial<QuoteClient>[]) => ({
  ...bothFacts,
  clients: clients.map((it) => ({ ...owen, ...it })),
})

const problemOf = (first_name: string, last_name: string, typed: string) =>
  signatureProblem(factsFor({ first_name, last_name }), typed)

const signed: readonly (readonly [string, string, string])[] = [
  ['Owen', 'Tarrant', 'Owen Tarrant'],
  ['Owen', 'Tarrant', '  OWEN   tarrant '],
  ['Owen', 'Tarrant', 'Tarrant, Owen'],
  ['Owen', 'Tarrant', 'Mr. Owen James Tarrant'],
  ['Owen James', 'Tarrant', 'Owen Tarrant'],
  ['Margaret Anne', 'Ellison', 'Anne Ellison'],
  ['Zoë', 'Núñez', 'Zoe Nunez'],
  ['Zoe', 'Nunez', 'Zoë Núñez'],
  ['Siân', 'O’Brien', "Sian O'Brien"],
  ['Sian', 'OBrien', 'Siân O Brien'],
  ['Anne-Marie', 'Smith-Jones', 'Annemarie Smith Jones'],
  ['Łukasz', 'Sørensen', 'Lukasz Sorensen'],
  ['R', 'Holt', 'Robert Holt'],
  ['Dr Ada', 'Byron', 'Dr Ada Byron'],
  ['Maria', 'de la Cruz', 'Maria de la Cruz'],
  ['', 'Acme Homes Ltd', 'Acme Homes Ltd'],
  ['Nguyễn', 'Thị Minh', 'Thi Minh Nguyen'],
]

const refused: readonly (readonly [string, string, string])[] = [
  ['Jane', 'Tarrant', 'J'],
  ['Jane', 'Tarrant', 'J Tarrant'],
  ['Jane', 'Tarrant', 'Jane'],
  ['Jane', 'Tarrant', 'Jane Tarr'],
  ['Jane', 'Tarrant', 'Tarrant'],
  ['Anne', 'Smith-Jones', 'Anne Smith'],
  ['James', 'James', 'James'],
  ['Owen', 'Tarrant', 'Somebody Else'],
  ['Owen', 'Tarrant', 'Mr Tarrant'],
]

describe('a name that is typed to accept a quote', () => {
  test.each(signed)('of %s %s may be “%s”', (first, last, typed) => {
    expect(problemOf(first, last, typed)).toBeUndefined()
  })

  test.each(refused)('of %s %s may not be “%s”', (first, last, typed) => {
    expect(problemOf(first, last, typed)).toBe(
      `Enter your full name as it is on this quote: ${first} ${last}. Call us if it is wrong there.`,
    )
  })

  test('may be that of any client, or of all', () => {
    const facts = factsFor({ first_name: 'Owen' }, { first_name: 'Olive' })
    expect(signatureProblem(facts, 'Olive Tarrant')).toBeUndefined()
    expect(signatureProblem(facts, 'Owen and Olive Tarrant')).toBeUndefined()
    expect(signatureProblem(facts, 'Tarrant')).toContain('Owen Tarrant or Olive Tarrant')
  })

  test('is another’s where an attorney or a company’s officer signs, but a full one', () => {
    const { sale } = bothFacts
    const facts = { ...bothFacts, sale: sale && { ...sale, power_of_attorney: true } }
    expect(signatureProblem(facts, 'Ada Byron')).toBeUndefined()
    expect(signatureProblem(facts, 'A Byron')).toBe('Enter your full name, first and last.')
  })
})

test('a link accepts with a whole name alone; by telephone staff type who accepted', () => {
  const accepting = { quote_version: 1, name: 'Owen', how: 'link' } as const
  expect(
    refusalOf(() => acceptQuote(sentCase(), accepting, NOW)).detail.fields?.name?.[0],
  ).toContain('Enter your full name as it is on this quote')
  const { quoteCase } = acceptQuote(sentCase(), { ...accepting, how: 'phone' }, NOW)
  expect(quoteCase.status).toBe('accepted')
})
