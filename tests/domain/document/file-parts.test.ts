import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fileProblem,
  formatBytes,
  formatLimits,
  PART_BYTES,
  partsOf,
  percentUploaded,
  remainingParts,
} from '#domain/document/file-parts'

const megabyte = 1024 * 1024
const limits = { endings: ['.pdf', '.docx', '.jpg'], mostBytes: 25 * megabyte, mostFiles: 3 }

test('an empty file has no size, and any other has some', () => {
  expect([0, 1, 640 * 1024, 25 * megabyte].map(formatBytes)).toEqual([
    '0 bytes',
    '1 byte',
    '640 KB',
    '25 MB',
  ])
})

describe('the parts of a file', () => {
  test('lie end to end, none above 5 MB, and hold every byte once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 * megabyte }), (bytes) => {
        const parts = partsOf(bytes)
        expect(parts[0]?.from).toBe(0)
        expect(parts.at(-1)?.to).toBe(bytes)
        for (const [at, { index, from, to }] of parts.entries()) {
          expect([index, from]).toEqual([at, parts[at - 1]?.to ?? 0])
          expect(to - from).toBeLessThanOrEqual(PART_BYTES)
          expect(to).toBeGreaterThan(from)
        }
      }),
    )
  })

  test('of an empty file are one empty part', () => {
    expect(partsOf(0)).toEqual([{ index: 0, from: 0, to: 0 }])
  })

  test('that arrived are not sent again after a broken line', () => {
    const parts = partsOf(12 * megabyte)
    expect(remainingParts(parts, new Set([0, 2])).map((it) => it.index)).toEqual([1])
    expect(remainingParts(parts, new Set([0, 1, 2]))).toEqual([])
  })

  test('are told in per cent, 100 only when all are there', () => {
    const parts = partsOf(20 * megabyte + 1)
    expect(percentUploaded(parts, new Set())).toBe(0)
    expect(percentUploaded(parts, new Set([0]))).toBe(24)
    expect(percentUploaded(parts, new Set([0, 1, 2, 3]))).toBe(99)
    expect(percentUploaded(parts, new Set([0, 1, 2, 3, 4]))).toBe(100)
  })
})

describe('what may be sent', () => {
  test('is said before anybody chooses', () => {
    expect(formatLimits(limits)).toBe('PDF, DOCX or JPG, up to 25 MB each')
  })

  test.each([
    ['deed.PDF', megabyte, null],
    ['deed.exe', megabyte, /^This type of file cannot be uploaded/],
    ['deed.pdf', 0, 'This file is empty. Choose another.'],
    ['deed.pdf', 26 * megabyte, 'This file is 26 MB. Choose one of up to 25 MB.'],
  ])('%s of %d bytes', (name, size, said) => {
    const problem = fileProblem({ name, size }, limits)
    if (said instanceof RegExp) expect(problem).toMatch(said)
    else expect(problem).toBe(said)
  })
})
