import { expect, test } from 'vitest'
import { changedDocument, documentChanges, renamed } from '#domain/document/changing'
import { newDocument } from '#domain/document/filing'

const before = newDocument(
  {
    id: 'd',
    subject_kind: 'conveyance',
    subject_id: 'c',
    group: 'title',
    folder: '',
    name: 'Plan.pdf',
    tags: [],
    visible_to: ['client'],
  },
  {
    key: 'k',
    file_id: 'f',
    sha256: 'abc',
    bytes: 10,
    mime: 'application/pdf',
    pages: 1,
    source: 'upload',
    original_name: 'a.pdf',
    created_at: '2026-11-23T09:00:00.000Z',
    created_by: { id: 'u', name: 'Priya Nair' },
  },
)

const entry = { name: 'Plan.pdf', group: 'title', folder: '', tags: [], is_shared: true }

test.each([
  ['Site plan', 'Site plan.pdf'],
  ['Site plan.PDF', 'Site plan.pdf'],
  ['Site plan.exe', 'Site plan.exe.pdf'],
  ['../a\u202efdp.pdf', '-afdp.pdf'],
])('%j keeps the ending of its bytes', (typed, name) => {
  expect(renamed(typed, 'Plan.pdf')).toBe(name)
})

test('what moves to a group of the staff is no longer shared', () => {
  const after = changedDocument(before, { ...entry, group: 'internal' })
  expect(after.visible_to).toEqual(['staff'])
  expect(documentChanges(before, after).map(({ field }) => field)).toEqual(['group', 'shared'])
})

test('without a change there is nothing to record', () => {
  expect(documentChanges(before, changedDocument(before, entry))).toEqual([])
})
