import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { classificationOf } from '#domain/enquiry/classify'
import { LibraryContent } from '#domain/enquiry/library/content'
import { starterLibrary } from '#domain/enquiry/library/starter'
import { suggestionBy } from '#domain/enquiry/suggestion'
import { libraryEnquiries, listedEnquiries } from './words/known.ts'
import { trained } from './words/train.ts'

test('the starter library holds 155 items of the right shape, each code once', () => {
  expect(starterLibrary).toHaveLength(155)
  expect(new Set(starterLibrary.map(({ code }) => code)).size).toBe(155)
  for (const item of starterLibrary) expect(LibraryContent.safeParse(item).success).toBe(true)
})

test('titles and instructions of the library are classified as they stand there', () => {
  const wrong = starterLibrary.filter(
    ({ title, asks, classification }) =>
      classificationOf({ text: `${title}. ${asks}` }) !== classification,
  )
  console.info(
    `library: ${155 - wrong.length} of 155 (not ${wrong.map(({ code }) => code).join(', ')})`,
  )
  expect(wrong.length).toBeLessThanOrEqual(8)
})

test('words that speak for nothing are general', () => {
  expect(classificationOf({ text: 'Please see above.' })).toBe('GEN')
})

/** The first set of lists that no rule was written from. */
const HELD_OUT = 26

test('four of five suggestions are right for lists that nothing was learned from', () => {
  const listed = listedEnquiries()
  const weights = trained([...libraryEnquiries, ...listed.filter(({ set }) => set < HELD_OUT)])
  const unseen = listed.filter(({ set }) => set >= HELD_OUT)
  const rightBy = (suggest: (item: (typeof unseen)[number]) => string) =>
    unseen.filter((item) => suggest(item) === item.classification).length
  const learned = rightBy((item) => suggestionBy(weights, item))
  const ruled = rightBy(classificationOf)
  console.info(`unseen: ${learned} of ${unseen.length} (${ruled} by rules alone)`)
  expect(learned / unseen.length).toBeGreaterThanOrEqual(0.8)
  expect(learned).toBeGreaterThan(ruled)
})

test('the weights of words are those that the library and the lists give', () => {
  const given = trained([...libraryEnquiries, ...listedEnquiries()])
  const file = join(import.meta.dirname, '../../../src/domain/enquiry/word-weights.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(given)
})
