import { expect, test } from 'vitest'
import { sourceParts } from '#domain/enquiry/review/boundaries'
import { cutOf, type ReviewAct, repeatsIn, reviewed, reviewRows } from '#domain/enquiry/review/rows'
import { nextRound } from '#domain/enquiry/round'
import { splitEnquiries } from '#domain/enquiry/split/split'

const source = `Dear Sirs

1. Who owns the wall? Who owns
   the hedge?
Reply: The seller.

2. Please send the gas certificate.

We have reported to our client on the searches.

3. Is the drive shared?`

const list = splitEnquiries(source, 'list.txt')
const after = (...acts: readonly ReviewAct[]) => acts.reduce(reviewed, reviewRows(list))
const textsAfter = (...acts: readonly ReviewAct[]) => after(...acts).map(({ item }) => item.text)
const [first, second, third] = list.items.map(({ text }) => text)

test('an enquiry is split at the caret, or after its first sentence, and keeps its reply', () => {
  const parts = ['Who owns the wall?', 'Who owns the hedge?']
  const split = after({ act: 'split', key: 0, caret: null })
  expect(split.map(({ item }) => item.text)).toEqual([...parts, second, third])
  expect(split.slice(0, 2).map(({ item }) => item.reply)).toEqual(['The seller.', 'The seller.'])
  expect(new Set(split.map(({ key }) => key)).size).toBe(4)
  expect(textsAfter({ act: 'split', key: 1, caret: 11 })[1]).toBe('Please send')
  expect(textsAfter({ act: 'split', key: 2, caret: 0 })).toEqual([first, second, third])
  expect(cutOf('Is the drive shared?', 20)).toBeNull()
})

test('an enquiry joins the one above with what was said of it, moves, and is left out', () => {
  const split = { act: 'split', key: 0, caret: null } as const
  const [joined] = after(split, { act: 'join', key: 3 })
  expect(joined?.item).toMatchObject({ text: first, reply: 'The seller.' })
  expect(textsAfter({ act: 'move', key: 2, by: -1 })).toEqual([first, third, second])
  expect(textsAfter({ act: 'move', key: 2, by: 1 })).toEqual([first, second, third])
  expect(textsAfter({ act: 'join', key: 0 })).toEqual([first, second, third])
  expect(textsAfter({ act: 'leave-out', key: 1 })).toEqual([first, third])
})

test('repeats are told by where they stand now', () => {
  const item = {
    label: null,
    section: null,
    parent: null,
    text: 'Is it let?',
    classification: 'OCC',
  }
  const rows = reviewRows({ ...list, items: [...list.items, item, { ...item, duplicate_of: 3 }] })
  expect(repeatsIn(rows).at(-1)).toBe(3)
  expect(repeatsIn(reviewed(rows, { act: 'leave-out', key: 0 })).at(-1)).toBe(2)
  expect(repeatsIn(reviewed(rows, { act: 'leave-out', key: 3 })).at(-1)).toBeUndefined()
})

test('the source is shown in the parts that it was read as', () => {
  const parts = sourceParts(
    source,
    list.items.map(({ text }) => text),
    list.not_enquiries,
  )
  expect(parts.map(({ text }) => text).join('')).toBe(source)
  expect(parts.map(({ at, text }) => [at, text.trim().split(' ')[0]])).toEqual([
    [null, 'Dear'],
    [0, '1.'],
    [1, '2.'],
    [null, 'We'],
    [2, '3.'],
  ])
  expect(sourceParts(source, ['Nothing of the kind'], [])).toEqual([
    { at: null, start: 0, text: source },
  ])
})

test('drafts and what was asked again leave a round open', () => {
  const at = (round: number, status: 'raised' | 'sent' | 'not_satisfied', asked = 0) => ({
    ...{ round, status },
    earlier: Array.from({ length: asked }, () => ({ round: 1, reply: '', comment: null })),
  })
  expect(nextRound([])).toBe(1)
  expect(nextRound([at(1, 'raised')])).toBe(1)
  expect(nextRound([at(1, 'raised'), at(1, 'sent')])).toBe(2)
  expect(nextRound([at(1, 'sent'), at(2, 'not_satisfied', 1)])).toBe(2)
})
