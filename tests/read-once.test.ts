import { describe, expect, test } from 'vitest'
import { readOnceIn } from './support/read-once.ts'
import { sourcesUnder } from './support/sources.ts'

const linesOf = (...lines: string[]) => readOnceIn({ path: 'a.test.ts', text: lines.join('\n') })

describe('a browser test', () => {
  test('waits for what it expects of the page', () => {
    const sources = sourcesUnder(['tests/e2e', 'tests/nightly'], /\.tsx?$/)
    expect(sources.flatMap(readOnceIn)).toEqual([])
  })
})

describe('the search for what is read once', () => {
  test('finds a reading that is expected at once', () => {
    expect(linesOf('expect(await rows.count()).toBe(2)')).toEqual(['a.test.ts:1'])
    expect(linesOf('expect([part, await it.isVisible()]).toEqual([])')).toHaveLength(1)
  })

  test('finds a reading that is kept and expected later', () => {
    const kept = ['test(() => {', 'const words = await it.innerText()', 'expect(words[0]).toBe(1)']
    expect(linesOf(...kept, '})')).toEqual(['a.test.ts:3'])
  })

  test('finds a reading of many, and one that the page works out', () => {
    const many = ['const [first, ...rest] = await it.allInnerTexts()', 'expect(rest).toEqual([])']
    expect(linesOf(...many)).toEqual(['a.test.ts:2'])
    const parts = ['const { a: { wide } } = await page.evaluate(look)', 'expect(wide).toBe(0)']
    expect(linesOf(...parts)).toEqual(['a.test.ts:2'])
    expect(linesOf('expect(await it.evaluateAll(idsOf)).toEqual([])')).toHaveLength(1)
  })

  test('finds a reading that a function of the file gives', () => {
    const given = ['const words = () => line.innerText()', 'expect(await words()).toBe(1)']
    expect(linesOf(...given)).toEqual(['a.test.ts:2'])
  })

  test('lets pass what asks again, and what a reading is held against', () => {
    expect(linesOf('await expect.poll(() => rows.count()).toBe(2)')).toEqual([])
    expect(linesOf('const before = await it.innerText()', 'expect(sent).not.toBe(before)')).toEqual(
      [],
    )
  })

  test('lets pass a name that another test gave to a reading', () => {
    const one = ['test(() => {', 'const words = await it.innerText()', '})']
    expect(linesOf(...one, 'test(() => {', 'expect(words).toBe(1)', '})')).toEqual([])
  })
})
