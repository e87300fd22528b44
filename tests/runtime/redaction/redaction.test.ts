import { degrees, PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainTextOf } from '#worker/pdf/plain-text'
import { redactedCopy } from '#worker/pdf/redaction/redacting'
import { flatJpeg, segment } from '../../support/flat-jpeg.ts'
import { hidingPlaces, secretPdf, timesFound } from './secret-pdf.ts'

const wholePage = { x: 0, y: 0, width: 1, height: 1 }
const black = () => 0
const half = { x: 0, y: 0.5, width: 1, height: 0.5 }
const page300x200 = () => flatJpeg(60, 40, black)

const copyOf = (source: Uint8Array, page: number, picture = page300x200()) =>
  redactedCopy({
    source,
    title: 'Copy',
    boxes: [{ page, ...wholePage }],
    pictures: new Map([[page, picture]]),
    mostText: 10_000,
  })

test('no byte of a covered word is left, wherever in the file it stood', async () => {
  const word = fc.stringMatching(/^[B-DF-HJ-NP-TV-Z]{9,14}$/)
  const places = fc.subarray([...hidingPlaces])
  await fc.assert(
    fc.asyncProperty(word, places, fc.integer({ min: 1, max: 3 }), async (secret, hidden, page) => {
      const source = await secretPdf({ word: secret, places: hidden, pages: 3, page })
      expect(await timesFound(source, secret)).toBeGreaterThan(0)
      const copy = await copyOf(source, page)
      expect(await timesFound(copy.bytes, secret)).toBe(0)
      expect(copy.pages).toBe(3)
      for (const number of [1, 2, 3])
        expect(copy.text?.includes(`Open text of page ${number}`)).toBe(number !== page)
    }),
  )
})

test.each(hidingPlaces)(
  'a word in the %s is found in the original and gone in the copy',
  async (place) => {
    const base = { word: 'Okonkwoquist', pages: 2, page: 2 }
    const plain = await timesFound(await secretPdf({ ...base, places: [] }), base.word)
    const source = await secretPdf({ ...base, places: [place] })
    if (place !== 'link') expect(await timesFound(source, base.word)).toBeGreaterThan(plain)
    expect(await timesFound((await copyOf(source, 2)).bytes, base.word)).toBe(0)
  },
)

test('what an earlier state of the file said is gone', async () => {
  const before = await secretPdf({ word: 'Earlierword', places: ['title'], pages: 2, page: 2 })
  const pdf = await PDFDocument.load(before, { forIncrementalUpdate: true })
  pdf.setTitle('Now')
  const source = await pdf.save()
  expect(Buffer.from(source).toString('latin1')).toContain('startxref')
  expect(await timesFound((await copyOf(source, 2)).bytes, 'Earlierword')).toBe(0)
})

test('a page that is kept keeps its text, its size and what was filled in and drawn on it', async () => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const [first, second] = [pdf.addPage([300, 200]), pdf.addPage([300, 200])]
  first.drawText('Kept text', { x: 20, y: 150, size: 12, font })
  first.setCropBox(10, 10, 250, 180)
  first.setRotation(degrees(90))
  const field = pdf.getForm().createTextField('buyer')
  field.setText('Filled in')
  field.addToPage(first, { x: 40, y: 40, width: 120, height: 20 })
  second.drawText('Gone', { x: 20, y: 150, size: 12, font })
  const copy = await copyOf(await pdf.save(), 2)
  const kept = (await PDFDocument.load(copy.bytes)).getPage(0)
  expect(kept.getCropBox()).toEqual({ x: 10, y: 10, width: 250, height: 180 })
  expect(kept.getRotation().angle).toBe(90)
  expect(copy.text).toContain('Kept text')
  expect(copy.text).toContain('Filled in')
  expect(copy.text).not.toContain('Gone')
})

test.each([0, 90, 180, 270] as const)(
  'a page turned by %i degrees becomes a picture as it was shown',
  async (turn) => {
    const source = await secretPdf({ word: 'Turned', places: [], pages: 1, page: 1, turn })
    const isUpright = turn % 180 === 0
    const picture = isUpright ? flatJpeg(60, 40, black) : flatJpeg(40, 60, black)
    const { bytes } = await copyOf(source, 1, picture)
    const page = (await PDFDocument.load(bytes)).getPage(0)
    expect([page.getSize(), page.getRotation().angle]).toEqual([
      isUpright ? { width: 300, height: 200 } : { width: 200, height: 300 },
      0,
    ])
    const wrong = isUpright ? flatJpeg(40, 60, black) : flatJpeg(60, 40, black)
    await expect(copyOf(source, 1, wrong)).rejects.toThrow('is not of its shape')
  },
)

test('the size of a page is that of its crop box, in its own units', async () => {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([600, 800])
  page.setCropBox(100, 100, 300, 200)
  page.node.set(PDFName.of('UserUnit'), pdf.context.obj(2))
  const { bytes } = await copyOf(await pdf.save(), 1)
  const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getSize()
  expect(width / height).toBeCloseTo(1.5)
  expect([300, 600]).toContain(width)
})

test('a picture is refused whose box is not black, or that is no picture', async () => {
  const source = await secretPdf({ word: 'Seen', places: [], pages: 1, page: 1 })
  const boxes = [{ page: 1, ...half }]
  const withPicture = (picture: Uint8Array) =>
    redactedCopy({ source, title: 'T', boxes, pictures: new Map([[1, picture]]), mostText: 9 })
  const below = (_: number, row: number) => (row >= 20 ? 0 : 255)
  await expect(withPicture(flatJpeg(60, 40, below))).resolves.toMatchObject({
    pages: 1,
    text: null,
  })
  const hole = (column: number, row: number) =>
    row === 30 && column === 30 ? 60 : below(column, row)
  await expect(withPicture(flatJpeg(60, 40, hole))).rejects.toThrow('not black')
  await expect(withPicture(flatJpeg(60, 40, () => 255))).rejects.toThrow('not black')
  await expect(withPicture(new Uint8Array([1, 2, 3]))).rejects.toThrow('did not arrive whole')
  await expect(withPicture(page300x200().slice(0, -40))).rejects.toThrow('did not arrive whole')
})

test('a picture becomes a PDF without its comments, place and thumbnail', async () => {
  const bare = flatJpeg(60, 40, black)
  const exif = segment(0xe1, [...Buffer.from('Exif\0\0 51.5014N Kensington')])
  const comment = segment(0xfe, [...Buffer.from('Kensington')])
  const tail = [...Buffer.from('Kensington')]
  const picture = Uint8Array.from([
    ...bare.slice(0, 2),
    ...exif,
    ...comment,
    ...bare.slice(2),
    ...tail,
  ])
  const boxes = [{ page: 1, ...half }]
  const { bytes, pages } = await redactedCopy({
    ...{ source: null, title: 'Passport, redacted', boxes, mostText: 9 },
    pictures: new Map([[1, picture]]),
  })
  expect(pages).toBe(1)
  expect(await timesFound(bytes, 'Kensington')).toBe(0)
  const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getSize()
  expect([Math.round(width), Math.round(height)]).toEqual([842, 561])
})

test('a box without its picture, and a picture of no page, are refused', async () => {
  const source = await secretPdf({ word: 'Other', places: [], pages: 2, page: 1 })
  const make = (page: number, picture: number) =>
    redactedCopy({
      ...{ source, title: 'T', mostText: 9, boxes: [{ page, ...wholePage }] },
      pictures: new Map([[picture, page300x200()]]),
    })
  await expect(make(1, 2)).rejects.toThrow('is missing')
  await expect(make(3, 3)).rejects.toThrow('is missing')
})

test('a PDF with a password, one that is damaged and one with layers say what to do', async () => {
  const locked = await PDFDocument.create()
  locked.addPage([300, 200])
  locked.addPage([300, 200])
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'other' })
  await expect(copyOf(await locked.save(), 1)).rejects.toThrow('has a password')
  await expect(copyOf(new Uint8Array([37, 80, 68, 70]), 1)).rejects.toThrow('is damaged')
  const layered = await PDFDocument.load(
    await secretPdf({ word: 'Layered', places: [], pages: 2, page: 2 }),
  )
  layered.catalog.set(PDFName.of('OCProperties'), layered.context.obj({ OCGs: [], D: {} }))
  const source = await layered.save()
  await expect(copyOf(source, 2)).rejects.toThrow('Make every page a picture')
  const both = new Map([1, 2].map((page) => [page, page300x200()] as const))
  const all = await redactedCopy({
    ...{ source, title: 'T', mostText: 99, pictures: both },
    boxes: [{ page: 2, ...wholePage }],
  })
  expect([all.pages, all.text]).toEqual([2, null])
})

test('a PDF whose table of objects is broken is read or refused, and never leaks', async () => {
  const source = await secretPdf({ word: 'Brokenxref', places: ['title'], pages: 2, page: 2 })
  const text = Buffer.from(source).toString('latin1')
  const broken = Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1')
  const made = await copyOf(new Uint8Array(broken), 2).catch((error: unknown) => error)
  if (made instanceof Error) expect(made.message).toMatch(/damaged|every page/)
  else expect(await timesFound((made as { bytes: Uint8Array }).bytes, 'Brokenxref')).toBe(0)
})

test('one page of three hundred is redacted, and the others keep their text', async () => {
  const source = await secretPdf({ word: 'Threehundred', places: ['title'], pages: 300, page: 150 })
  const copy = await copyOf(source, 150)
  expect(copy.pages).toBe(300)
  expect(await timesFound(copy.bytes, 'Threehundred')).toBe(0)
  const text = await plainTextOf(copy.bytes, 200_000)
  expect([
    text?.includes('page 149'),
    text?.includes('page 150'),
    text?.includes('page 151'),
  ]).toEqual([true, false, true])
})
