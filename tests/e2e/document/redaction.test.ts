import { degrees, PDFDocument, PDFName, PDFRawStream, StandardFonts } from '@cantoo/pdf-lib'
import { JpegImage } from 'pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs'
import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { timesFound } from '../../runtime/redaction/secret-pdf.ts'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { someConveyances } from '../../support/quotes.ts'
import { blankPageOf, pageOf } from '../../support/signed-in.ts'

const base = inject('base')

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

const WORD = 'Okonkwoquist'
const turns = [0, 90, 180, 270] as const

/** Pages that say one word each, turned, cut to a part and of one and a half times the unit; the last says another. */
const turnedPages = async () => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  for (const turn of turns) {
    const page = pdf.addPage([595, 842])
    page.setCropBox(60, 300, 400, 300)
    page.setRotation(degrees(turn))
    page.node.set(PDFName.of('UserUnit'), pdf.context.obj(1.5))
    page.drawText(WORD, { x: 130, y: 420, size: 22, font })
  }
  const last = pdf.addPage([595, 842])
  last.drawText('Left open on the last page', { x: 60, y: 700, size: 14, font })
  pdf.setTitle(WORD)
  return Buffer.from(await pdf.save())
}

const upload = async (page: Page, name: string, mimeType: string, buffer: Buffer) => {
  const part = page.getByRole('region', { name: 'Documents' })
  await part.getByRole('button', { name: 'Upload' }).click()
  await part.getByLabel('Drop or paste files here').setInputFiles([{ name, mimeType, buffer }])
  await part.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Redact a copy' }).click()
  return page.getByRole('dialog', { name: 'Redact a copy' })
}

const copyIn = async (id: string) => {
  const documents: { name: string; versions: { file_id: string; source: string }[] }[] = dataOf(
    await owner.get(`/api/conveyances/${id}/documents`),
  )
  return documents.find(({ versions }) => versions[0]?.source === 'redacted')
}

const bytesIn = (page: Page, fileId: string) =>
  page.evaluate(async (it) => {
    const answer = await fetch(`/files/${it}`)
    return [...new Uint8Array(await answer.arrayBuffer())]
  }, fileId)

/** How many pixels of each picture in a PDF are dark: above a half, and below. */
const darkness = async (bytes: Uint8Array) => {
  const pdf = await PDFDocument.load(bytes)
  return pdf.context.enumerateIndirectObjects().flatMap(([, it]) => {
    if (!(it instanceof PDFRawStream) || it.dict.get(PDFName.of('Width')) === undefined) return []
    const image = new JpegImage({ colorTransform: 0 })
    image.parse(it.contents)
    const [width, height] = ['Width', 'Height'].map((key) =>
      Number(String(it.dict.get(PDFName.of(key)))),
    )
    const data = image.getData({ width: width ?? 0, height: height ?? 0 })
    const dark = data.filter((value, at) => at % 3 === 0 && value < 128).length
    return [{ dark, all: data.length / 3, width: width ?? 0, height: height ?? 0 }]
  })
}

test('words are found on turned and cut pages, covered where they are shown, and gone in the copy', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await pageOf(base, owner, `/conveyances/${id}?tab=documents&group=enquiries`)
  allowNoise(page, /chrome(?:-extension)?:\/\//)
  const dialog = await upload(page, 'Turned.pdf', 'application/pdf', await turnedPages())
  await dialog.getByLabel('Find text and cover it').fill(WORD.toLowerCase())
  await dialog.getByRole('button', { name: 'Cover every place' }).click()
  await dialog.getByText('Covered with 4 boxes on 4 pages.').waitFor()
  await dialog.getByRole('button', { name: 'Make the redacted copy' }).click()
  await dialog.getByText('Enter the reason.').waitFor()
  await dialog.getByLabel('Reason').fill('Names a third person')
  await dialog.getByRole('button', { name: 'Make the redacted copy' }).click()
  const panel = page.getByRole('dialog', { name: 'Turned, redacted.pdf' })
  await panel.getByText('Turned.pdf, version 1, pages 1, 2, 3, 4').waitFor()
  await panel.getByText('Names a third person').waitFor()
  const copy = await copyIn(id)
  const bytes = Uint8Array.from(await bytesIn(page, copy?.versions[0]?.file_id ?? ''))
  const left = await timesFound(bytes, WORD)
  expect(left).toBe(0)
  const pictures = await darkness(bytes)
  expect(pictures).toHaveLength(turns.length)
  for (const [at, { dark, all, width, height }] of pictures.entries()) {
    expect(width > height).toBe((turns[at] ?? 0) % 180 === 0)
    // One box over one word: about 140 by 28 of 400 by 300 points, and no letter beside it.
    expect(dark / all).toBeGreaterThan(0.02)
    expect(dark / all).toBeLessThan(0.05)
  }
  const sizes = (await PDFDocument.load(bytes)).getPages().map((it) => it.getSize())
  expect(sizes[0]?.width).toBeCloseTo(600)
  expect(sizes[1]?.width).toBeCloseTo(450)
  expect(sizes[4]?.width).toBeCloseTo(595)
})

test('a box over a picture is drawn with the mouse, moved by keys and set by numbers', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await pageOf(base, owner, `/conveyances/${id}?tab=documents&group=enquiries`)
  allowNoise(page, /chrome(?:-extension)?:\/\//)
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } })
  const dialog = await upload(page, 'Passport.png', 'image/png', png)
  const sheet = dialog.locator('.redaction-sheet[aria-busy="false"]')
  await sheet.waitFor()
  const { x = 0, y = 0, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {}
  await page.mouse.move(x + width * 0.2, y + height * 0.2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.6, y + height * 0.5)
  await page.mouse.up()
  const box = dialog.getByRole('button', { name: /^Box 1 on page 1/ })
  await box.press('ArrowRight')
  await box.press('Shift+ArrowDown')
  await dialog.getByRole('spinbutton', { name: 'From the top' }).fill('50')
  await dialog
    .getByRole('button', { name: /^Box 1 on page 1: 40 % by 31 %, 21 % from the left, 50 %/ })
    .waitFor()
  await dialog.getByRole('button', { name: 'Add a box' }).click()
  await dialog.getByText('2 boxes').waitFor()
  await dialog.getByRole('button', { name: /^Box 2 on page 1: 40 % by 5 %/ }).press('Delete')
  await dialog.getByText('1 box', { exact: true }).waitFor()
  await dialog.getByLabel('Reason').fill('The number of a passport')
  await dialog.getByRole('button', { name: 'Make the redacted copy' }).click()
  await page
    .getByRole('dialog', { name: 'Passport, redacted.pdf' })
    .getByText('The number of a passport')
    .waitFor()
  await expect.poll(async () => (await copyIn(id))?.name).toBe('Passport, redacted.pdf')
})

/** A page that one black picture fills, coded as a fax is (ITU-T T.6): eight rows of eight black dots. */
const aScan = async () => {
  const bits = `${'001'}${'00110101'}${'000101'}${'11'.repeat(7)}${'000000000001'.repeat(2)}`
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((it) => Number.parseInt(it.padEnd(8, '0'), 2))
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([400, 400])
  const picture = pdf.context.stream(Uint8Array.from(bytes), {
    ...{ Type: 'XObject', Subtype: 'Image', Width: 8, Height: 8, BitsPerComponent: 1 },
    ...{ ColorSpace: 'DeviceGray', Filter: 'CCITTFaxDecode' },
    DecodeParms: { K: -1, Columns: 8, Rows: 8 },
  })
  page.node.setXObject(PDFName.of('Scan'), pdf.context.register(picture))
  page.node.addContentStream(
    pdf.context.register(pdf.context.stream('q 400 0 0 400 0 0 cm /Scan Do Q')),
  )
  return Buffer.from(await pdf.save())
}

/** How bright the middle of a canvas is, of 255. */
const brightness = (canvas: HTMLCanvasElement) =>
  canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[0] ?? -1

test('a scan is shown as its decoder reads it, also where the browser shows no PDF', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await blankPageOf(base, owner)
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false }),
  )
  await page.goto(`/conveyances/${id}?tab=documents&group=enquiries`)
  const dialog = await upload(page, 'Scan.pdf', 'application/pdf', await aScan())
  await dialog.locator('.redaction-sheet[aria-busy="false"]').waitFor()
  await expect.poll(() => dialog.locator('canvas').evaluate(brightness)).toBe(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Scan.pdf', exact: true }).click()
  const shown = page.locator('.preview[aria-busy="false"] > canvas')
  await shown.waitFor()
  await expect.poll(() => shown.evaluate(brightness)).toBe(0)
})
