import { describe, expect, test } from 'vitest'
import { reasonAgainst } from '#domain/act'
import { mayChangeNote } from '#domain/conveyance/note/acts'
import { changedNote, newNote, pinnedNote, withdrawnNote } from '#domain/conveyance/note/changing'
import { readersText, sharedText } from '#domain/conveyance/note/labels'
import { byPin, isSharedWith } from '#domain/conveyance/note/note'

const eleanor = { id: 'u-eleanor', name: 'Eleanor Shaw' }
const tom = { id: 'u-tom', name: 'Tom Birkett' }
const MORNING = '2026-11-20T09:00:00.000Z'
const NOON = '2026-11-20T12:00:00.000Z'

const note = (given: Partial<Parameters<typeof newNote>[0]> = {}) =>
  newNote({
    id: 'n-1',
    conveyance_id: 'c-1',
    by: eleanor,
    at: MORNING,
    text: 'Buyer rang',
    shared_with: [],
    mentions: [],
    ...given,
  })

describe('a note', () => {
  test('keeps its earlier text when it is changed', () => {
    const changed = changedNote(note(), { text: 'Seller rang', shared_with: ['client'] }, NOON)
    expect(changed).toMatchObject({
      version: 2,
      text: 'Seller rang',
      earlier: [{ text: 'Buyer rang', until: NOON }],
      shared_with: ['client'],
    })
  })

  test('shared with others keeps no earlier text', () => {
    const { earlier } = changedNote(note(), { text: 'Buyer rang', shared_with: ['agent'] }, NOON)
    expect(earlier).toEqual([])
  })

  test('is changed by its author on its day, and by nobody else or later', () => {
    expect(mayChangeNote(note(), eleanor, '2026-11-20')).toBe(true)
    expect(reasonAgainst(mayChangeNote(note(), tom, '2026-11-20'))).toBe(
      'Only Eleanor Shaw can change this note. Add a note of your own.',
    )
    expect(reasonAgainst(mayChangeNote(note(), eleanor, '2026-11-21'))).toBe(
      'A note can be changed on the day it was written. Add another note, or withdraw this one.',
    )
  })

  test('that is withdrawn is shared with nobody and cannot be changed', () => {
    const withdrawn = withdrawnNote(note({ shared_with: ['client'] }), 'Wrong case', tom, NOON)
    expect(isSharedWith(withdrawn, 'client')).toBe(false)
    expect(reasonAgainst(mayChangeNote(withdrawn, eleanor, '2026-11-20'))).toBe(
      'This note has been withdrawn.',
    )
    expect(withdrawn.text).toBe('Buyer rang')
  })
})

test('pinned notes stand first, then the newest', () => {
  const older = note({ id: 'older' })
  const newer = note({ id: 'newer', at: NOON })
  const pinned = pinnedNote(note({ id: 'pinned', at: '2026-11-01T09:00:00.000Z' }), true)
  const dropped = withdrawnNote({ ...pinned, id: 'dropped' }, 'Wrong case', tom, NOON)
  expect(byPin([dropped, older, pinned, newer]).map(({ id }) => id)).toEqual([
    'pinned',
    'newer',
    'older',
    'dropped',
  ])
})

test('a note says who reads it', () => {
  expect([readersText([]), readersText(['client']), readersText(['agent'])]).toEqual([
    'Only staff see this note.',
    'The client sees this note.',
    'The agent sees this note.',
  ])
  expect([sharedText([]), sharedText(['client', 'agent'])]).toEqual([
    'Internal',
    'Shared with the client and the agent',
  ])
})
