import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leadRowKey, quoteRowKey } from '#domain/import/key'
import { type ImportedLead, type ParsedRow, parseLeadRow } from '#domain/import/lead'
import { guessMapping, importFields, mappingProblems } from '#domain/import/mapping'
import { afterRows, beginImport, finishImport, requireNextRows } from '#domain/import/progress'
import { type ImportedQuote, parseQuoteRow } from '#domain/import/quote'

const now = '2025-11-27T14:00:00.000Z'
const usage = { now, valid_days: 14, vat_rate: 2_000 }

const read = <T>(
  given: Readonly<Record<string, string>>,
  reader: (mapping: { column: string; field: string }[], cells: string[]) => ParsedRow<T>,
) =>
  reader(
    Object.keys(given).map((field) => ({ column: field, field })),
    Object.values(given),
  )

const lead = (given: Readonly<Record<string, string>>) =>
  read(given, (mapping, cells) => parseLeadRow(mapping, cells, now))
const quote = (given: Readonly<Record<string, string>>) =>
  read(given, (mapping, cells) => parseQuoteRow(mapping, cells, usage))

const leadOf = (given: Readonly<Record<string, string>>): ImportedLead => {
  const row = lead({ phone: '07700 900482', ...given })
  if ('problems' in row) throw new Error(JSON.stringify(row.problems))
  return row.record
}
const sale = { name: 'Olive Pryce', quoted_on: '20/11/2025', subject: 'Sale', fee: '945' }
const quoteOf = (given: Readonly<Record<string, string>>): ImportedQuote => {
  const row = quote({ ...sale, ...given })
  if ('problems' in row) throw new Error(JSON.stringify(row.problems))
  return row.record
}
const reasonsOf = (row: ParsedRow<unknown>) =>
  'problems' in row ? row.problems.map(({ column, reason }) => `${column}: ${reason}`) : []

describe('columns', () => {
  test('are known by the headings of other systems', () => {
    const headings = [
      'Lead ID',
      'Created At',
      'Client Forename',
      'Surname',
      'EmailAddress',
      'Mobile Number',
      'Transaction Type',
      'Address Line 1',
      'Town',
      'Property Postcode',
      'Asking Price',
      'Estate Agent',
      'Assigned To',
      'Notes',
      'Colour',
    ]
    expect(guessMapping('leads', headings, [])).toEqual([
      'reference',
      'received',
      'first_name',
      'last_name',
      'email',
      'phone',
      'intent',
      'address',
      'address',
      'postcode',
      'price',
      'agency',
      'owner',
      'message',
      null,
    ])
  })

  test('without a heading that says it are known by what stands in them', () => {
    const samples = [
      ['owen@tarrant.test', '07700 900482', 'BS1 4AA', 'x'],
      ['', '0117 496 0000', 'BS2 4AA', ''],
    ]
    expect(guessMapping('leads', ['A', 'B', 'C', 'D'], samples)).toEqual([
      'email',
      'phone',
      'postcode',
      null,
    ])
  })

  test('fill a field once, unless it joins', () => {
    expect(guessMapping('leads', ['Phone', 'Mobile', 'Notes', 'Comments'], [])).toEqual([
      'phone',
      null,
      'message',
      'message',
    ])
    const twice = [
      { column: 'A', field: 'email' },
      { column: 'B', field: 'email' },
    ]
    expect(mappingProblems('leads', twice)).toEqual([
      'Two columns are mapped to “Email”. Choose one.',
    ])
  })

  test('have to say how to reach somebody, or whom was quoted for what and when', () => {
    expect(mappingProblems('leads', [{ column: 'A', field: 'name' }])).toHaveLength(1)
    expect(mappingProblems('quotes', [{ column: 'A', field: 'fee' }])).toHaveLength(3)
    expect(
      mappingProblems('leads', [
        { column: 'A', field: 'email' },
        { column: 'B', field: 'x' },
      ]),
    ).toHaveLength(1)
  })

  test('have no name that two fields share within one kind of file', () => {
    for (const fields of Object.values(importFields)) {
      const names = fields.flatMap((it) => it.names)
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
  })
})

describe('a row as a lead', () => {
  test('says what it says, in our own words', () => {
    expect(
      leadOf({
        name: 'Mr Owen Tarrant',
        intent: 'Sale & Purchase',
        sale_stage: 'SSTC',
        source: 'Spring fair',
        status: 'In progress',
        received: '03/11/2025 09:30',
        message: 'Hello',
      }),
    ).toMatchObject({
      details: {
        first_name: 'Owen',
        last_name: 'Tarrant',
        phone: '07700 900482',
        intent: ['sale', 'purchase'],
        sale_stage: 'sold',
        message: 'Hello',
      },
      source: 'import',
      source_detail: 'Spring fair',
      status: 'contacted',
      received_at: '2025-11-03T09:30:00.000Z',
    })
  })

  test('keeps further telephone numbers and a call back that is past with the message', () => {
    expect(leadOf({ other_phone: '0117 496 0000', call_back: '01/11/2025' }).details.message).toBe(
      'Other telephone: 0117 496 0000\nA call back was planned for 1 November.',
    )
    expect(leadOf({ call_back: '01/12/2025 10:00' }).call_back_at).toBe('2025-12-01T10:00:00.000Z')
  })

  test('names everything that is wrong with it at once, in the order of the columns', () => {
    const row = lead({ received: '28/11/2025', email: 'owen', price: 'much', intent: 'Gardening' })
    expect('problems' in row && row.problems.map(({ column, value }) => [column, value])).toEqual([
      ['received', '28/11/2025'],
      ['email', 'owen'],
      ['price', 'much'],
      ['intent', 'Gardening'],
    ])
  })

  test('needs a way to reach them, and is none where it was converted or is spam', () => {
    expect(reasonsOf(lead({ name: 'Owen', phone: '' }))[0]).toContain('Enter a telephone number')
    for (const status of ['Converted', 'Spam'])
      expect(reasonsOf(lead({ phone: '07700 900482', status }))).toHaveLength(1)
  })

  test('that was lost keeps its reason, in the file’s words where we have none', () => {
    expect(leadOf({ status: 'Lost', lost_reason: 'Price' })).toMatchObject({ lost_reason: 'price' })
    expect(leadOf({ status: 'Dead', lost_reason: 'Moved to Mars' })).toMatchObject({
      lost_reason: 'other',
      lost_note: 'Moved to Mars',
    })
  })

  test('is a lead or named problems, whatever stands in its cells', () => {
    const mapping = importFields.leads.map(({ key }) => ({ column: key, field: key }))
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 300 }), { maxLength: mapping.length }),
        (cells) => {
          const row = parseLeadRow(mapping, cells, now)
          if ('problems' in row) {
            expect(row.problems.length).toBeGreaterThan(0)
            for (const { reason } of row.problems) expect(reason).toMatch(/[.]$/)
          } else expect(row.record.details.phone + row.record.details.email).not.toBe('')
        },
      ),
    )
  })
})

describe('a row as a quote', () => {
  test('has its fee with VAT, and disbursements from its total', () => {
    expect(quoteOf({ total: '£1,520.00' }).price).toEqual({ fee: 945_00, disbursements: 386_00 })
    expect(quoteOf({ disbursements: '10' }).price).toEqual({ fee: 945_00, disbursements: 10_00 })
    expect(reasonsOf(quote({ ...sale, total: '1000' }))[0]).toContain('£1,134.00')
  })

  test('is open while its price stands, and dead from then on', () => {
    expect(quoteOf({}).ending).toEqual({ status: 'sent' })
    expect(quoteOf({ status: 'Chasing' }).ending).toEqual({ status: 'following_up' })
    expect(quoteOf({ quoted_on: '01/11/2025' }).ending).toEqual({
      status: 'dead',
      on: '2025-11-15',
      reason: 'validity_ended',
      note: null,
    })
    expect(quoteOf({ quoted_on: '01/11/2025', valid_until: '30/11/2025' }).ending).toEqual({
      status: 'sent',
    })
  })

  test('says when it was accepted or died, and not before it was given', () => {
    expect(quoteOf({ status: 'Won', accepted_on: '25/11/2025' }).ending).toEqual({
      status: 'accepted',
      on: '2025-11-25',
    })
    expect(quoteOf({ status: 'Lost', dead_on: '25/11/2025', dead_reason: 'Price' }).ending).toEqual(
      { status: 'dead', on: '2025-11-25', reason: 'price', note: null },
    )
    expect(reasonsOf(quote({ ...sale, status: 'Won', accepted_on: '' }))[0]).toContain(
      'Enter the date',
    )
    expect(reasonsOf(quote({ ...sale, status: 'Lost', dead_on: '01/11/2025' }))[0]).toContain(
      'before the date of the quote',
    )
  })

  test.each([
    [{ status: 'Instructed', accepted_on: '25/11/2025' }, 'needs its conveyance'],
    [{ status: 'On hold' }, 'put it on hold'],
    [{ subject: 'Both' }, 'two quotes'],
    [{ fee: '', status: 'Sent' }, 'Enter our fee'],
    [{ name: '' }, 'Enter the name'],
    [{ quoted_on: '28/11/2025' }, 'in the future'],
  ])('%j is rejected with the reason', (given, words) => {
    expect(reasonsOf(quote({ ...sale, ...given })).join()).toContain(words)
  })
})

describe('a row that comes again', () => {
  test('is known by its reference, else by who asked for what, where and when', () => {
    expect(leadRowKey(leadOf({ reference: 'A-1' }))).toBe(
      leadRowKey(leadOf({ reference: 'a-1', name: 'Other' })),
    )
    const key = (given: Readonly<Record<string, string>>) =>
      leadRowKey(leadOf({ received: '03/11/2025', intent: 'Sale', postcode: 'BS1 4AA', ...given }))
    expect(key({ phone: '+44 7700 900482', received: '2025-11-03 17:00' })).toBe(key({}))
    for (const given of [
      { intent: 'Purchase' },
      { postcode: 'BS2 4AA' },
      { received: '04/11/2025' },
      { phone: '07700 900483' },
    ])
      expect(key(given)).not.toBe(key({}))
    expect(quoteRowKey(quoteOf({ fee: '900' }))).not.toBe(quoteRowKey(quoteOf({})))
  })
})

describe('an import', () => {
  const body = {
    name: 'a.csv',
    dry: false,
    mapping: [{ column: 'A', field: 'email' }],
    fingerprint: 'abcdefgh',
    consent: 'by_phone',
    rows: 10,
  } as const
  const begun = beginImport(
    { id: '1', kind: 'leads', by: { id: 'u', name: 'Ann' } },
    { ...body, mapping: [...body.mapping] },
    now,
  ).import

  test('takes its rows in their order, and no more than it was said to have', () => {
    expect(() => requireNextRows(begun, 1, 1)).toThrow('The next row is row 1')
    expect(() => requireNextRows(begun, 0, 11)).toThrow()
    requireNextRows(begun, 0, 10)
  })

  test('ends once: finished with its last row, stopped before', () => {
    const whole = afterRows(begun, { new: 7, known: 2, rejected: 1 }, now)
    expect(finishImport(begun, now).import.status).toBe('stopped')
    const { import: ended, events } = finishImport(whole, now)
    expect([ended.status, events.map(({ name }) => name)]).toEqual([
      'finished',
      ['import.finished'],
    ])
    expect(finishImport(ended, now)).toEqual({ import: ended, events: [] })
    expect(() => requireNextRows(ended, 10, 1)).toThrow('has ended')
  })
})
