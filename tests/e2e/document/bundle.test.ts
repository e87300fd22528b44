import { readFile } from 'node:fs/promises'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { callerFor } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

/** Pages of their own sizes, each of which says its document and its number. */
const aPdfOf = async (name: string, sizes: readonly (readonly [number, number])[]) => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const [at, [width, height]] of sizes.entries())
    pdf
      .addPage([width, height])
      .drawText(`${name} leaf ${at + 1}`, { x: 60, y: 300, size: 12, font })
  return Buffer.from(await pdf.save())
}

const A4 = [595, 842] as const
const A3_LANDSCAPE = [1191, 842] as const

const upload = async (page: Page, group: string, name: string, buffer: Buffer) => {
  const part = page.getByRole('region', { name: 'Documents' })
  await part.getByRole('button', { name: new RegExp(`^${group}`) }).click()
  await part.getByRole('button', { name: 'Upload' }).click()
  await part
    .getByLabel('Drop or paste files here')
    .setInputFiles([{ name, mimeType: 'application/pdf', buffer }])
  await part.getByRole('button', { name: `Actions for ${name}` }).waitFor()
  await part.getByRole('button', { name: 'Upload' }).click()
}

const readPdf = async (bytes: Uint8Array) => {
  const loading = getDocument({ data: bytes, verbosity: 0 })
  const pdf = await loading.promise
  const pages: { text: string; size: number[]; links: number[] }[] = []
  for (let at = 1; at <= pdf.numPages; at++) {
    const page = await pdf.getPage(at)
    const { items } = await page.getTextContent()
    const text = items.map((it) => ('str' in it ? it.str : '')).join(' ')
    const links: number[] = []
    for (const { dest } of await page.getAnnotations()) links.push(await pdf.getPageIndex(dest[0]))
    pages.push({ text: text.replace(/\s+/g, ' '), size: page.view.slice(2).map(Math.round), links })
  }
  const outline = (await pdf.getOutline()) ?? []
  await loading.destroy()
  return { pages, outline }
}

test('a purchase file is put together in its order and downloaded as one bundle', {
  timeout: 120_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const conveyancer = await callerFor(base, 'conveyancer@harcourt.test')
  const [{ id = '', ref = '' } = {}] = await someConveyances(owner, newFacts('purchase'))
  const page = await pageOf(base, conveyancer, `/conveyances/${id}?tab=documents`)
  // The browser's own viewer of PDFs.
  allowNoise(page, /chrome(?:-extension)?:\/\//)
  await upload(page, 'Contract pack', 'Contract.pdf', await aPdfOf('Contract', [A4, A4, A4]))
  await upload(page, 'Contract pack', 'Plan.pdf', await aPdfOf('Plan', [A3_LANDSCAPE]))
  await upload(page, 'Searches', 'Local search.pdf', await aPdfOf('Local search', [A4, A4]))

  await page.getByRole('button', { name: 'Make a bundle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a bundle' })
  for (const name of ['Local search.pdf', 'Contract.pdf', 'Plan.pdf'])
    await dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
  await dialog.getByRole('button', { name: 'Move Local search.pdf down' }).click()
  await dialog.getByRole('button', { name: 'Move Local search.pdf down' }).click()
  await expect
    .poll(() => dialog.getByRole('list', { name: 'Order in the bundle' }).innerText())
    .toMatch(/1\. Contract\.pdf\s+2\. Plan\.pdf\s+3\. Local search\.pdf/)
  await dialog.getByRole('button', { name: 'Make the bundle' }).click()

  const panel = page.getByRole('dialog', { name: `Bundle ${ref}.pdf` })
  await panel.getByText(/, 7 pages$/).waitFor()
  const downloading = page.waitForEvent('download')
  await panel.getByRole('link', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`Bundle ${ref}.pdf`)

  const { pages, outline } = await readPdf(new Uint8Array(await readFile(await download.path())))
  expect(pages.map(({ size }) => size)).toEqual([[595, 842], A4, A4, A4, A3_LANDSCAPE, A4, A4])
  const index = pages[0]?.text ?? ''
  expect(index).toMatch(/ 1 Contract .* 2 to 4 2 Plan .* 5 3 Local search .* 6 to 7 1 of 7$/)
  const leaves = [
    'Contract leaf 1',
    'Contract leaf 2',
    'Contract leaf 3',
    'Plan leaf 1',
    'Local search leaf 1',
    'Local search leaf 2',
  ]
  for (const [at, leaf] of leaves.entries()) {
    expect(pages[at + 1]?.text).toContain(leaf)
    expect(pages[at + 1]?.text).toContain(`${at + 2} of 7`)
  }
  expect(
    outline.map(({ title, items }) => [title, items.map((it: { title: string }) => it.title)]),
  ).toEqual([
    ['Contract pack', ['Contract', 'Plan']],
    ['Searches', ['Local search']],
  ])
  // Each line of the index leads to the first page of its document.
  expect([...new Set(pages[0]?.links)]).toEqual([1, 4, 5])
})
