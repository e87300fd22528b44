import { describe, expect, test } from 'vitest'
import { changesText, fieldChanges, foldAutosaves, mergeChanges } from '#domain/field-change'

const before = {
  price: 410_000_00,
  tenure: 'share_of_freehold',
  completion_on: '2026-11-27',
  lender: null as { name: string; ref: string | null } | null,
  clients: [{ contact_id: '1', first_name: 'Owen', email: '' }],
  flags: ['gifted_deposit'],
  fee_earner: { id: '1', name: 'Eleanor Shaw' },
  additional: null as boolean | null,
}
const names = Object.keys(before) as (keyof typeof before)[]

describe('a change of a record', () => {
  test('says which field, from what and to what', () => {
    const after = {
      ...before,
      price: 415_000_00,
      tenure: 'freehold',
      lender: { name: 'Nationwide', ref: null },
      clients: [{ contact_id: '2', first_name: 'Owen', email: 'owen@example.com' }],
      fee_earner: { id: '2', name: 'Bethan Prosser' },
    }
    expect(changesText(fieldChanges(before, after, names))).toBe(
      'Price changed from £410,000 to £415,000; tenure changed from share of freehold to freehold; ' +
        'client 1 email set to owen@example.com; fee earner changed from Eleanor Shaw to Bethan Prosser; ' +
        'lender set to Nationwide',
    )
  })

  test('says what was removed, and writes dates and answers out', () => {
    const after = { ...before, completion_on: '2026-12-04', flags: [], additional: true }
    expect(fieldChanges(before, after, names)).toEqual([
      { field: 'completion', from: '27 November 2026', to: '4 December 2026' },
      { field: 'flags', from: 'gifted deposit', to: '' },
      { field: 'additional', from: '', to: 'yes' },
    ])
    expect(changesText([{ field: 'lender', from: 'Halifax', to: '' }])).toBe(
      'Lender removed (was Halifax)',
    )
  })

  test('names six fields and counts the rest', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ field: `f${at}`, from: '', to: 'x' }))
    expect(changesText(many)).toMatch(/f5 set to x; 3 more changed$/)
  })
})

describe('autosaves', () => {
  const saved = (minute: number, from: string, to: string, actor = 'Ruth') => ({
    name: 'quotecase.updated',
    subject: 'q1',
    at: `2026-11-22T10:${minute}:00Z`,
    actor,
    detail: { is_autosave: true, changes: [{ field: 'price', from, to }] },
  })

  test('of one person are one line, from the first value to the last', () => {
    const rows = [saved(12, 'b', 'c'), saved(11, 'a', 'b')]
    expect(foldAutosaves(rows).map((it) => it.detail.changes)).toEqual([
      [{ field: 'price', from: 'a', to: 'c' }],
    ])
  })

  test('of two people or records, and those half an hour apart, stay lines of their own', () => {
    expect(foldAutosaves([saved(12, 'b', 'c', 'Owen'), saved(11, 'a', 'b')])).toHaveLength(2)
    const other = { ...saved(11, 'a', 'b'), subject: 'q2' }
    expect(foldAutosaves([saved(12, 'b', 'c'), other])).toHaveLength(2)
    expect(foldAutosaves([saved(50, 'b', 'c'), saved(11, 'a', 'b')])).toHaveLength(2)
  })

  test('that end where they began changed nothing', () => {
    expect(
      mergeChanges([{ field: 'f', from: 'a', to: 'b' }], [{ field: 'f', from: 'b', to: 'a' }]),
    ).toEqual([])
  })
})
