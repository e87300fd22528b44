import { describe, expect, test } from 'vitest'
import writeSheet, { type SheetData } from 'write-excel-file/node'
import { readTable } from '#islands/quotes/import/table.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const csv = (...lines: readonly string[]) => readTable(bytes(lines.join('\r\n')))
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
    const { columns, rows } = await readTable(new Uint8Array(given))
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
    ['\n\n', 'There is no row in this file.'],
    ['Name,Email\n', 'There are headings in this file and no row under them.'],
    ['Owen,owen@tarrant.test\nAda,ada@byron.test', /no headings/],
    ['Name,Note\nOwen,"never\nAda,x', /opens a quotation mark that never closes/],
    [`Name\n${'x'.repeat(10_001)}`, /Row 2 has a cell of more than 10,000 characters/],
  ])('%j is refused with what to do', async (text, why) => {
    await expect(readTable(bytes(text))).rejects.toThrow(why)
  })

  test('of 60,000 rows is refused with its number and what to do; one of 50,000 is read', async () => {
    const rows = (count: number) => ['Name', ...Array.from({ length: count }, (_, at) => `P ${at}`)]
    await expect(csv(...rows(60_000))).rejects.toThrow(
      'This file has 60,000 rows; 50,000 is the most. Split it into 2 files',
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

describe('a workbook', () => {
  const sheet = async (rows: SheetData) => new Uint8Array(await writeSheet(rows).toBuffer())

  test('is read by its first sheet: text, numbers, days and formulas', async () => {
    const day = new Date('2025-11-03T00:00:00Z')
    const noon = new Date('2025-11-03T14:30:00Z')
    const read = await readTable(
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
    const read = await readTable(
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
    await expect(readTable(whole.slice(0, whole.length - 40))).rejects.toThrow(/damaged/)
    await expect(readTable(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).rejects.toThrow(
      /old or has a password/,
    )
  })
})
