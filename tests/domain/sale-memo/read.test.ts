import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { fieldsIn } from '#domain/is-record'
import { readMemo } from '#domain/sale-memo/read/read'
import { inPrintedForm } from '#worker/local/memo/printed'
import { memoSource, Unreadable } from '#worker/sale-memo/source'
import { scoreMemo, type Verdict } from './score.ts'

const folder = join(import.meta.dirname, 'memos')
const memos = readdirSync(folder).filter((name) => !name.endsWith('.json'))

const expectedOf = (name: string, from = folder): unknown =>
  JSON.parse(readFileSync(join(from, name.replace(/\.\w+$/, '.expected.json')), 'utf8'))

const readFile = async (name: string, from = folder) =>
  inPrintedForm(readMemo(await memoSource(readFileSync(join(from, name)), name)))

/** Memoranda of which much cannot be read. */
const hardFolder = join(import.meta.dirname, 'hard-memos')
const hardMemos = readdirSync(hardFolder).filter((name) => !name.endsWith('.json'))

const isText = (name: string) => fieldsIn(expectedOf(name))['kind'] !== 'scan'
const told = ({ field, expected, read, confidence }: Verdict) =>
  `${field}: ${expected}, read ${read} (${confidence})`

describe('memoranda of sale', () => {
  const all: Verdict[] = []

  test.each(memos.filter(isText))(
    '%s: nearly all fields are right, none is surely wrong',
    async (name) => {
      const verdicts = scoreMemo(fieldsIn(expectedOf(name))['fields'], await readFile(name))
      const wrong = verdicts.filter(({ isRight }) => !isRight)
      all.push(...verdicts)
      console.info(`${name}: ${verdicts.length - wrong.length}/${verdicts.length}`)
      expect(wrong.filter(({ confidence }) => confidence > 0.9).map(told)).toEqual([])
      expect(wrong.length, wrong.map(told).join('\n')).toBeLessThanOrEqual(0.25 * verdicts.length)
    },
  )

  test.each(hardMemos)('%s: is hard to read, yet nothing is surely wrong', async (name) => {
    const expected = fieldsIn(expectedOf(name, hardFolder))['fields']
    const verdicts = scoreMemo(expected, await readFile(name, hardFolder))
    const wrong = verdicts.filter(({ isRight }) => !isRight)
    all.push(...verdicts)
    expect(wrong.filter(({ confidence }) => confidence > 0.9).map(told)).toEqual([])
    expect(wrong.length, wrong.map(told).join('\n')).toBeLessThanOrEqual(0.5 * verdicts.length)
  })

  test('a picture says that it is a scan', async () => {
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])
    await expect(memoSource(jpeg, 'memo.jpg')).rejects.toEqual(new Unreadable('scan'))
  })

  test('together at least nine fields of ten are right', () => {
    const right = all.filter(({ isRight }) => isRight)
    expect(all.length).toBeGreaterThan(600)
    expect(right.length / all.length).toBeGreaterThanOrEqual(0.9)
  })

  test.each(memos.filter((name) => !isText(name)))('%s: says that it is a scan', async (name) => {
    const read = memoSource(readFileSync(join(folder, name)), name)
    await expect(read).rejects.toEqual(new Unreadable('scan'))
  })

  test('a PDF whose cross-reference is broken is read as it stands', async () => {
    const bytes = readFileSync(join(folder, 's10.pdf'))
    const broken = Buffer.from(
      bytes.toString('latin1').replace(/startxref\s+\d+/, 'startxref\n7'),
      'latin1',
    )
    expect(broken.equals(bytes)).toBe(false)
    const read = inPrintedForm(readMemo(await memoSource(broken, 's10.pdf')))
    expect(read).toEqual(await readFile('s10.pdf'))
  })

  test('a PDF whose headings stand in wide letters is read with the spaces between their words', async () => {
    const { lines } = await memoSource(readFileSync(join(folder, 'bk08.pdf')), 'bk08.pdf')
    expect(lines[0]?.[0]?.text).toBe('PARGETER ROYLE')
  })

  test('a PDF whose columns each run down on their own is read one after another', async () => {
    const { fields } = fieldsIn(expectedOf('bl10.pdf'))
    const verdicts = scoreMemo(fields, await readFile('bl10.pdf'))
    const ofSides = verdicts.filter(({ field }) => /^(?:seller|buyer)/.test(field))
    expect(ofSides).toHaveLength(12)
    expect(ofSides.filter(({ isRight }) => !isRight).map(told)).toEqual([])
  })

  test('a method of sale is no way of paying', async () => {
    const text = 'Price: £151,000\nMethod: Conditional online auction\nSeller: Mr Leon Ashdown'
    const { funding, lender } = readMemo(await memoSource(Buffer.from(text), 'memo.txt'))
    expect([funding.value, lender.value]).toEqual([null, null])
  })

  test('the agent is who wrote the earlier mail that tells of the sale', async () => {
    const verdicts = scoreMemo(
      fieldsIn(expectedOf('bn05.eml'))['fields'],
      await readFile('bn05.eml'),
    )
    expect(verdicts.filter(({ isRight }) => !isRight).map(told)).toEqual([])
  })

  test('the sides of a form "For sale by" and "Bought by" are read, each with who acts', async () => {
    const text = [
      'SALE AGREED - Orchard & Pike (Marlbeck)',
      '',
      'For sale by:',
      '   Mr Leon Ashdown',
      '   legal: Kestrel Bridge Law',
      '          Jo Quinn',
      '',
      'Bought by:',
      '   Ms Hester Coyle',
      '   legal: Thackray Bell Solicitors, Peter Ojo',
    ]
    const read = readMemo(await memoSource(Buffer.from(text.join('\n')), 'memo.txt'))
    expect(read.sellers.value.map(({ name }) => name)).toEqual(['Leon Ashdown'])
    expect(read.buyers.value.map(({ name }) => name)).toEqual(['Hester Coyle'])
    expect(read.sellerConveyancer.firm.value).toBe('Kestrel Bridge Law')
    expect(read.buyerConveyancer.handler.value).toBe('Peter Ojo')
    expect(read.agent.agency.value).toBe('Orchard & Pike')
  })

  test('an email is of the day on which it was written in London', async () => {
    const mail = (date: string) =>
      Buffer.from(`From: a@b.test\r\nTo: c@d.test\r\nDate: ${date}\r\n\r\nMemorandum of sale\r\n`)
    const dayOf = async (date: string) => (await memoSource(mail(date), 'memo.eml')).writtenOn
    expect(await dayOf('Fri, 5 Jun 2026 23:30:00 +0000')).toBe('2026-06-06')
    expect(await dayOf('Fri, 4 Dec 2026 23:30:00 +0000')).toBe('2026-12-04')
  })

  test('a PDF with a password says so', async () => {
    const document = await PDFDocument.create()
    document.addPage([200, 200])
    document.encrypt({ userPassword: 'secret', ownerPassword: 'other' })
    const bytes = await document.save({ useObjectStreams: false })
    await expect(memoSource(bytes, 'memo.pdf')).rejects.toEqual(new Unreadable('password'))
  })

  test('a PDF that is cut off says that it is damaged', async () => {
    const half = readFileSync(join(folder, 's10.pdf')).subarray(0, 300)
    await expect(memoSource(half, 's10.pdf')).rejects.toEqual(new Unreadable('damaged'))
  })
})
