import { crc32, deflateRawSync } from 'node:zlib'
import {
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
  type ZipWriterAddDataOptions,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { describe, expect, test } from 'vitest'
import writeSheet, { type SheetData } from 'write-excel-file/node'
import { parseTable } from '#islands/quotes/import/table.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const csv = (...lines: readonly string[]) => parseTable(bytes(lines.join('\r\n')))
const cellsOf = async (...lines: readonly string[]) =>
  (await csv(...lines)).rows.map(({ cells }) => cells)

describe('a text file', () => {
  test.each([',', ';', '\t', '|'])('is divided by %j', async (sign) => {
    const { columns, rows } = await csv(
      ['Name', 'Email'].join(sign),
      ['Owen', 'o@t.test'].join(sign),
    )
    expect(columns).toEqual(['Name', 'Email'])
    expect(rows).toEqual([{ line: 2, cells: ['Owen', 'o@t.test'] }])
  })

  test('says itself what divides it, and its rows keep their numbers', async () => {
    const { columns, rows } = await csv('sep=;', 'Name;Note', 'Owen;"a, b"')
    expect(columns).toEqual(['Name', 'Note'])
    expect(rows).toEqual([{ line: 3, cells: ['Owen', 'a, b'] }])
  })

  test.each([
    ['with a mark', [0xef, 0xbb, 0xbf, ...bytes('Name,Note\nZoë,£5')]],
    ['without a mark', [...bytes('Name,Note\nZoë,£5')]],
    ['of Windows', [...bytes('Name,Note\nZo'), 0xeb, ...bytes(','), 0xa3, ...bytes('5')]],
    ['in UTF-16', [0xff, 0xfe, ...Buffer.from('Name,Note\nZoë,£5', 'utf16le')]],
  ])('%s keeps its letters', async (_, given) => {
    const { columns, rows } = await parseTable(new Uint8Array(given))
    expect([columns, rows[0]?.cells]).toEqual([
      ['Name', 'Note'],
      ['Zoë', '£5'],
    ])
  })

  test('keeps lines within quotation marks, and counts rows as a spreadsheet does', async () => {
    const { rows } = await csv('Name,Note', 'Owen,"one\r\ntwo"', '', ' , ', 'Ada,three')
    expect(rows).toEqual([
      { line: 2, cells: ['Owen', 'one\r\ntwo'] },
      { line: 5, cells: ['Ada', 'three'] },
    ])
  })

  test('tells headings that stand twice or nowhere apart, and loses no cell', async () => {
    const { columns, rows } = await csv('Phone,Phone,,Name', '1,2,3,4,5', '6')
    expect(columns).toEqual(['Phone', 'Phone (2)', 'Column 3', 'Name', 'Column 5'])
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1', '2', '3', '4', '5'],
      ['6', '', '', '', ''],
    ])
  })

  test('keeps a formula as text', async () => {
    expect(await cellsOf('Name,Note', '=1+1,"=HYPERLINK(""http://e.test"")"')).toEqual([
      ['=1+1', '=HYPERLINK("http://e.test")'],
    ])
  })

  test.each([
    ['', 'This file is empty.'],
    ['\n\n', 'This file has no rows.'],
    ['Name,Email\n', 'This file has headings but no rows below them.'],
    ['Owen,owen@tarrant.test\nAda,ada@byron.test', /instead of headings/],
    ['Name,Note\nOwen,"never\nAda,x', /has a quotation mark that is never closed/],
    [`Name\n${'x'.repeat(10_001)}`, /Row 2 has a cell of more than 10,000 characters/],
  ])('%j is refused with what to do', async (text, why) => {
    await expect(parseTable(bytes(text))).rejects.toThrow(why)
  })

  test('of 60,000 rows is refused with its number and what to do; one of 50,000 is read', async () => {
    const rows = (count: number) => ['Name', ...Array.from({ length: count }, (_, at) => `P ${at}`)]
    await expect(csv(...rows(60_000))).rejects.toThrow(
      'This file has 60,000 rows; the limit is 50,000. Split it into 2 files',
    )
    expect((await csv(...rows(50_000))).rows).toHaveLength(50_000)
  })

  test('has one fingerprint for the same rows', async () => {
    const prints = [await csv('A', '1'), await csv('A', '1', ''), await csv('A', '2')]
    const [one, same, other] = prints.map(({ fingerprint }) => fingerprint)
    expect(one).toBe(same)
    expect(one).not.toBe(other)
  })
})

describe('a workbook', { timeout: 60_000 }, () => {
  const sheet = async (rows: SheetData) => new Uint8Array(await writeSheet(rows).toBuffer())
  type Parts = Readonly<Record<string, Uint8Array>>
  type Said = ZipWriterAddDataOptions & { passThrough?: boolean }

  const partsOf = async (rows: readonly (readonly string[])[]): Promise<Parts> => {
    const written = await sheet(rows.map((row) => row.map((value) => ({ value }))))
    const entries = await new ZipReader(new Uint8ArrayReader(written)).getEntries()
    const parts: Record<string, Uint8Array> = {}
    for (const entry of entries)
      if (!entry.directory) parts[entry.filename] = await entry.getData(new Uint8ArrayWriter())
    return parts
  }

  type Packed = { readonly bytes: Uint8Array; readonly crc32: number }
  const packings = new WeakMap<Uint8Array, Packed>()

  /** A part as an archive holds it; the same part is packed once, which matters for 129 MB. */
  const packed = (part: Uint8Array): Packed => {
    const known = packings.get(part) ?? { bytes: deflateRawSync(part), crc32: crc32(part) }
    packings.set(part, known)
    return known
  }

  const archiveOf = async (parts: Parts, said: (part: Uint8Array) => Said) => {
    const archive = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
    for (const [name, part] of Object.entries(parts)) {
      const options = said(part)
      const bytes = options.passThrough ? packed(part).bytes : part
      await archive.add(name, new Uint8ArrayReader(bytes), options)
    }
    return archive.close()
  }

  /** An archive of parts that says of each that it unpacks to so many bytes. */
  const saying = (uncompressedSize: number, parts: Parts) =>
    archiveOf(parts, (part) => ({
      passThrough: true,
      compressionMethod: 8,
      uncompressedSize,
      crc32: packed(part).crc32,
      dataDescriptor: false,
    }))

  test('is read by its first sheet: text, numbers, days and formulas', async () => {
    const day = new Date('2025-11-03T00:00:00Z')
    const noon = new Date('2025-11-03T14:30:00Z')
    const read = await parseTable(
      await sheet([
        ['Name', 'Price', 'Day', 'Moment', 'Yes'].map((value) => ({ value })),
        [
          { value: '=1+1', type: String },
          { value: 412_500.5, type: Number },
          { value: day, type: Date, format: 'dd/mm/yyyy' },
          { value: noon, type: Date, format: 'dd/mm/yyyy hh:mm' },
          { value: true, type: Boolean },
        ],
      ]),
    )
    expect(read.columns).toEqual(['Name', 'Price', 'Day', 'Moment', 'Yes'])
    expect(read.rows).toEqual([
      { line: 2, cells: ['=1+1', '412500.5', '2025-11-03', '2025-11-03 14:30', 'yes'] },
    ])
  })

  test('of many rows is read without a worker of its own', async () => {
    const rows = Array.from({ length: 12_000 }, (_, at) => [
      { value: `Person ${at}` },
      { value: `person.${at}@bench.test` },
      { value: at, type: Number },
    ])
    const read = await parseTable(
      await sheet([['Name', 'Mail', 'Count'].map((value) => ({ value })), ...rows]),
    )
    expect(read.rows).toHaveLength(12_000)
    expect(read.rows.at(-1)).toEqual({
      line: 12_001,
      cells: ['Person 11999', 'person.11999@bench.test', '11999'],
    })
  })

  test('that is damaged, old or none is refused with what to do', async () => {
    const whole = await sheet([[{ value: 'Name' }], [{ value: 'Owen' }]])
    await expect(parseTable(whole.slice(0, whole.length - 40))).rejects.toThrow(/damaged/)
    await expect(parseTable(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).rejects.toThrow(
      /old or has a password/,
    )
  })

  test('of parts that are told only after them is read', async () => {
    const parts = await partsOf([['Name'], ['Owen']])
    const read = await parseTable(await archiveOf(parts, () => ({ dataDescriptor: true })))
    expect(read.rows).toEqual([{ line: 2, cells: ['Owen'] }])
  })

  test('whose packed bytes look like the heads of parts is read whole', async () => {
    const signs = 'PK\x07\x08 PK\x03\x04 PK\x01\x02 '
    const parts = await partsOf([['Name'], ['Owen'], ['Ada']])
    const note = bytes(`<note>${signs.repeat(3)}</note>`)
    const stored = { level: 0, dataDescriptor: true } as const
    const archive = await archiveOf({ 'xl/note.xml': note, ...parts }, () => stored)
    const at = Buffer.from(archive).indexOf(signs)
    expect(at).toBeGreaterThan(0)
    const read = await parseTable(archive)
    expect(read.rows.map(({ cells }) => cells)).toEqual([['Owen'], ['Ada']])
  })

  test('of a part that is not what its check says is refused', async () => {
    const parts = await partsOf([['Name'], ['Owen']])
    const archive = Buffer.from(await archiveOf(parts, () => ({ level: 0 })))
    const at = archive.indexOf('Owen')
    expect(at).toBeGreaterThan(0)
    archive.write('Evan', at)
    await expect(parseTable(new Uint8Array(archive))).rejects.toThrow(/damaged/)
  })

  test('of 2,000 parts is read; of more it is refused', async () => {
    const parts = await partsOf([['Name'], ['Owen']])
    const filled = (count: number) => {
      const others = Array.from({ length: count - Object.keys(parts).length }, (_, nth) => [
        `media/${nth}.png`,
        new Uint8Array(1),
      ])
      return archiveOf({ ...parts, ...Object.fromEntries(others) }, () => ({ level: 0 }))
    }
    expect((await parseTable(await filled(2000))).rows).toHaveLength(1)
    await expect(parseTable(await filled(2001))).rejects.toThrow(
      'This workbook has too many parts. Save it as CSV.',
    )
  })

  test('whose headers tell other sizes is read by what is in it', async () => {
    const parts = await partsOf([['Name'], ['Owen']])
    for (const size of [1, 0xfffffff0]) {
      const read = await parseTable(await saying(size, parts))
      expect(read.rows).toEqual([{ line: 2, cells: ['Owen'] }])
    }
  })

  const half = new Uint8Array(129 * 1024 * 1024)

  test('of more than 256 MB is refused, though its headers tell of a few bytes', async () => {
    const bomb = await saying(10, {
      ...(await partsOf([['Name'], ['Owen']])),
      'xl/one.xml': half,
      'xl/two.xml': half,
    })
    expect(bomb.length).toBeLessThan(1024 * 1024)
    await expect(parseTable(bomb)).rejects.toThrow(
      'This workbook is too large. Save it as CSV, or split it.',
    )
  })

  test('of large pictures is read: they are not unpacked', async () => {
    const parts = await partsOf([['Name'], ['Owen']])
    const pictured = await saying(half.length, { ...parts, 'xl/a.png': half, 'xl/b.png': half })
    expect((await parseTable(pictured)).rows).toHaveLength(1)
  })
})
