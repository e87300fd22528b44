import { expect, test } from 'vitest'
import { classificationOf } from '#domain/enquiry/classify'
import { LibraryContent } from '#domain/enquiry/library/content'
import { starterLibrary } from '#domain/enquiry/library/starter'

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
