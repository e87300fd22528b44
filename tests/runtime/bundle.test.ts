import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { Letter } from '#domain/document/making/plan'
import { parseMarkup } from '#domain/template/markup/parsing'
import { bundleOf, pagesOf } from '#worker/pdf/joining/bundle'
import { letterFile } from '#worker/pdf/letter/letter'

const letterOf = (body: string): Letter => ({
  title: 'Report on title',
  author: 'Harcourt & Lyle',
  language: 'en',
  header: parseMarkup('# Harcourt & Lyle'),
  body: parseMarkup(body),
  footer: parseMarkup('Regulated by the SRA'),
  text: body,
})

const read = async (bytes: Uint8Array) => {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0 })
  const pdf = await loading.promise
  const pages: string[] = []
  for (let at = 1; at <= pdf.numPages; at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent()
    pages.push(items.map((it) => ('str' in it ? it.str : '')).join(' '))
  }
  const outline = (await pdf.getOutline()) ?? []
  const links = new Set<number>()
  for (const { dest } of await (await pdf.getPage(1)).getAnnotations())
    if (dest) links.add((await pdf.getPageIndex(dest[0])) + 1)
  await loading.destroy()
  return { pages, outline, links: [...links] }
}

const long = `Dear Ann\n\n${'What you buy is described here. '.repeat(250)}\n\n@sign Ann Lee`
const part = (name: string, group: string) => ({
  key: '',
  sha256: 'a1b2c3d4'.repeat(8),
  name,
  group,
  filed_on: '2026-11-23',
})
const made = await letterFile(letterOf(long), 'pdf')

test('a letter has its layout, its text and its pages', async () => {
  const { pages } = await read(made.bytes)
  expect(pages).toHaveLength(made.pages ?? 0)
  const text = pages.join(' ')
  for (const it of ['Harcourt & Lyle', 'Dear Ann', 'Signed ____', 'Regulated by the SRA'])
    expect(text).toContain(it)
  expect(pages[0]).toContain(`page 1 of ${made.pages}`)
})

test('a bundle has an index whose lines lead to each part, its own page numbers, a stamp and bookmarks two deep', async () => {
  const short = await letterFile(letterOf('Short'), 'pdf')
  const parts = [
    part('Report.pdf', 'Title'),
    part('Plan.pdf', 'Title'),
    part('Local.pdf', 'Searches'),
  ]
  const sources = [made.bytes, short.bytes, short.bytes]
  const options = { has_index: true, is_numbered: true, stamp: 'Copy for the lender' }
  const bundle = await bundleOf({ title: 'Bundle', subtitle: 'Case', parts, ...options }, sources)
  const { pages, outline, links } = await read(bundle.bytes)
  const all = 1 + (made.pages ?? 0) + 2
  expect([bundle.pages, pages.length]).toEqual([all, all])
  expect(pages[0]).toMatch(new RegExp(`Local .*Searches .*${all}`))
  expect(pages[0]).toContain(`SHA-256 ${'a1b2c3d4'.repeat(4)}`)
  expect(links).toEqual([2, all - 1, all])
  for (const [at, text] of pages.entries()) {
    expect(text).toContain(`${at + 1} of ${all}`)
    expect(text).toContain('Copy for the lender')
  }
  expect(
    outline.map(({ title, items }) => [title, items.map((it: { title: string }) => it.title)]),
  ).toEqual([
    ['Title', ['Report', 'Plan']],
    ['Searches', ['Local']],
  ])
})

test('pages are taken in the order that was asked for, and what cannot be read is named', async () => {
  const taken = await pagesOf(made.bytes, 'Report.pdf', '2, 1')
  const { pages } = await read(taken.bytes)
  expect([pages[0]?.includes('page 2 of'), pages[1]?.includes('page 1 of')]).toEqual([true, true])
  await expect(pagesOf(made.bytes, 'Report.pdf', '99')).rejects.toThrow()
  await expect(pagesOf(new Uint8Array([1]), 'Odd.pdf', '1')).rejects.toThrow('Odd.pdf is damaged')
})
