import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBlack } from '#domain/document/redaction/blackness'
import { boxBetween, boxInPage, boxInPixels, pagesWith } from '#domain/document/redaction/box'
import { picturePages, redactedName } from '#domain/document/redaction/order'
import { cutInto, packed, unpacked } from '#domain/document/redaction/package'
import { type TextRun, textBoxes } from '#domain/document/redaction/text-boxes'
import { bareJpeg } from '#domain/picture/jpeg'
import { flatJpeg, segment } from '../../../support/flat-jpeg.ts'

const share = fc.double({ min: -2, max: 3, noNaN: true })

test('a box stays within its page, however it is moved', () => {
  fc.assert(
    fc.property(share, share, share, share, (x, y, width, height) => {
      const box = boxInPage({ page: 1, x, y, width, height })
      expect(Math.min(box.x, box.y, box.width, box.height)).toBeGreaterThanOrEqual(0)
      expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1.0001)
    }),
  )
})

test('a box is drawn from any corner to any other, and a slip of the hand is none', () => {
  const [a, b] = [
    { x: 0.5, y: 0.6 },
    { x: 0.1, y: 0.2 },
  ]
  const box = { page: 3, x: 0.1, y: 0.2, width: 0.4, height: 0.4 }
  expect([boxBetween(3, a, b), boxBetween(3, b, a)]).toEqual([box, box])
  expect(boxBetween(1, a, { x: 0.501, y: 0.9 })).toBeNull()
})

test('the pixels of a box are all that it touches', () => {
  const box = { x: 0.101, y: 0, width: 0.2, height: 1 }
  expect(boxInPixels(box, { width: 100, height: 50 })).toEqual({
    ...{ left: 10, top: 0, right: 31, bottom: 50 },
  })
})

test('black is told from grey, also at a single pixel inside', () => {
  const picture = (values: number[]) => ({ values, step: 1, width: 40, height: 40 })
  const whole = { x: 0, y: 0, width: 1, height: 1 }
  const black = Array<number>(1600).fill(0)
  expect(isBlack(picture(black), whole)).toBe(true)
  expect(isBlack(picture(black.with(820, 17)), whole)).toBe(false)
  const inner = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
  expect(isBlack(picture(black.with(10 * 40 + 10, 100)), inner)).toBe(true)
  expect(isBlack(picture(black.with(20 * 40 + 20, 100)), inner)).toBe(false)
  expect(isBlack(picture(black.with(0, 255)), inner)).toBe(true)
})

test('pages with a box become pictures, or all', () => {
  const boxes = [4, 2, 4].map((page) => ({ page, x: 0, y: 0, width: 1, height: 1 }))
  expect(pagesWith(boxes)).toEqual([2, 4])
  expect(picturePages({ boxes, has_pictures_only: false }, 5)).toEqual([2, 4])
  expect(picturePages({ boxes, has_pictures_only: true }, 3)).toEqual([1, 2, 3])
  expect(redactedName('Bank statement.pdf')).toBe('Bank statement, redacted')
})

test('an order and its pictures come out of a request as they went in, and never of one that is cut off', () => {
  const parts = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 5 })
  fc.assert(
    fc.property(fc.jsonValue(), parts, fc.nat(), (header, pictures, cut) => {
      const whole = packed({ header }, pictures)
      const { header: read, rest } = unpacked(whole)
      expect(JSON.stringify(read)).toBe(JSON.stringify({ header }))
      const lengths = pictures.map(({ length }) => length)
      expect(cutInto(rest, lengths).map((it) => [...it])).toEqual(pictures.map((it) => [...it]))
      const short = whole.slice(0, cut % whole.length)
      expect(() => cutInto(unpacked(short).rest, lengths)).toThrow('not whole')
    }),
  )
})

test('a JPEG keeps its picture and nothing besides', () => {
  const plain = flatJpeg(3, 2, (column) => column * 100)
  expect(bareJpeg(plain)).toEqual({ bytes: plain, width: 24, height: 16 })
  const exif = segment(
    0xe1,
    [...'Exif and a thumbnail'].map((it) => it.charCodeAt(0)),
  )
  const full = Uint8Array.from([...plain.slice(0, 2), ...exif, ...plain.slice(2), 1, 2, 3])
  expect(bareJpeg(full)?.bytes).toEqual(plain)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: plain.length - 1 }), (length) => {
      expect(bareJpeg(plain.slice(0, length))).toBeNull()
    }),
  )
})

const run = (text: string, x: number, more: Partial<TextRun> = {}): TextRun => ({
  ...{ text, origin: { x, y: 100 }, along: { x: text.length * 10, y: 0 } },
  ...{ up: { x: 0, y: -10 }, hasBreak: false },
  ...more,
})
const onPage = (...runs: readonly TextRun[]) => ({ page: 1, width: 1000, height: 1000, runs })

test('text is found whatever its case and accents, over runs and lines, and covered whole', () => {
  const [box] = textBoxes(onPage(run('Dear Zoë Okonkwo', 0)), 'zoe')
  expect(box?.x).toBeLessThan(0.05)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(0.08)
  expect(box?.y).toBeCloseTo(0.09)
  expect(box?.height).toBeCloseTo(0.0128)
  const parts = onPage(run('Amara', 0), run(' ', 50), run('Okon', 60), run('kwo', 100))
  expect(textBoxes(parts, 'AMARA  okonkwo')).toHaveLength(3)
  const lines = onPage(run('of Amara', 0, { hasBreak: true }), run('Okonkwo', 0))
  expect(textBoxes(lines, 'Amara Okonkwo')).toHaveLength(2)
  expect(textBoxes(onPage(run('the ﬁrst oﬃce', 0)), 'first office')).toHaveLength(1)
  expect(textBoxes(lines, 'Lewis')).toEqual([])
  expect(textBoxes(lines, '  ')).toEqual([])
})

test('text that runs up the page is covered along its way', () => {
  const upwards = run('Up', 500, { along: { x: 0, y: -200 }, up: { x: -10, y: 0 } })
  const [box] = textBoxes(onPage({ ...upwards, origin: { x: 500, y: 500 } }), 'up')
  expect(box?.height).toBeGreaterThan(0.2)
  expect(box?.width).toBeLessThan(0.02)
})
