import { expect, test } from 'vitest'
import { readMemo } from '#domain/sale-memo/read/read'
import { memoSource } from '#worker/sale-memo/source'

const times = (text: string, count: number) => text.repeat(count)

/** Words that a pattern with two ways to go on would try for ever. */
const texts: Readonly<Record<string, string>> = {
  'sides joined by and': `${times('The seller and the buyer ', 400)}!`,
  'names without an end': `The sellers have instructed ${times('Aaa Bbb, Ccc - ', 700)}`,
  'firms within firms': `${times('Aaa & Bbb of ', 700)}acting`,
  'a bracket that never closes': `The seller (${times('Aaa ', 3_000)}`,
  'the same relation again': times('Acting for the seller is Mr Ab of ', 400),
  'labels in a row': times('The vendor’s solicitors: ', 400),
  'years in words': `${times('ninety and nine hundred and ', 300)}years`,
  'figures and spaces': times('1 000 000 ', 1_000),
}

test.each(Object.entries(texts))('%s: read to the end', async (_, text) => {
  const read = readMemo(await memoSource(Buffer.from(text), 'memo.txt'))
  expect(read.pricePence.confidence).toBeLessThanOrEqual(0.9)
})
