import { expect, test } from 'vitest'
import { textLines } from '#domain/sale-memo/source/text-lines'

const textsOf = (text: string) => textLines(text).flatMap((cells) => cells.map((it) => it.text))

test('a very long line is cut between words, and nothing of it is lost', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `Word-${at}`)
  const texts = textsOf(words.join(' '))
  expect(texts.join(' ').split(' ')).toEqual(words)
  expect(Math.max(...texts.map((it) => it.length))).toBeLessThanOrEqual(2_000)
})

test('a line that is one word of 100,000 characters is cut anywhere', () => {
  const texts = textsOf('x'.repeat(100_000))
  expect(texts).toHaveLength(50)
  expect(texts.join('')).toHaveLength(100_000)
})
