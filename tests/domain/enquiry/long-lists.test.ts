import { expect, test } from 'vitest'
import { splitEnquiries } from '#domain/enquiry/split/split'

const repeated = (count: number, line: (number: number) => string, separator = '\n') =>
  Array.from({ length: count }, (_, at) => line(at + 1)).join(separator)

const split = (text: string) => {
  const before = performance.now()
  try {
    return {
      said: `${splitEnquiries(text, 'long.txt').count} found`,
      took: performance.now() - before,
    }
  } catch (error) {
    return { said: String(error), took: performance.now() - before }
  }
}

/** Longest that a split may take on a busy machine, in milliseconds. */
const SOON = 10_000

const long = [
  [
    'five hundred enquiries',
    repeated(
      500,
      (it) => `${it}. Please supply document ${it} of the pack, and say why it was late.`,
    ),
    '500 found',
  ],
  [
    'five hundred in one line',
    repeated(500, (it) => `${it}. Please supply document ${it}.`, ' '),
    '500 found',
  ],
  [
    'two thousand enquiries',
    repeated(2000, (it) => `• Please supply document ${it}.`),
    'This holds 2,000 enquiries.',
  ],
  [
    'a hundred thousand numbers',
    repeated(100_000, (it) => `${it}.`),
    'longer than 500,000 characters',
  ],
  ['a hundred thousand empty lines', repeated(100_000, () => ''), 'longer than 10,000 lines'],
  [
    'a huge line',
    repeated(60_000, (it) => `${it % 10}`, ' '),
    'line of more than 100,000 characters',
  ],
  ['a line of brackets', '('.repeat(90_000), '0 found'],
  ['nine thousand quoted lines', `${repeated(9000, () => '> a')}\nb`, '0 found'],
  ['nine thousand short lines', repeated(9000, () => 'a:'), '0 found'],
  [
    'numbers that nest',
    repeated(5000, (it) => `${' '.repeat(it % 50)}${it % 9}.${it % 7}.${it % 5} a`),
    'found',
  ],
] as const

test.each(long)('%s: read or refused soon', (_, text, said) => {
  const found = split(text)
  expect(found.said).toContain(said)
  expect(found.took).toBeLessThan(SOON)
})
