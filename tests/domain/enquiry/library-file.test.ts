import { describe, expect, test } from 'vitest'
import { defaultClassifications } from '#domain/enquiry/classification/standard'
import { likeliestFirst } from '#domain/enquiry/library/file/likeness'
import { guessLibraryMapping, libraryMappingProblems } from '#domain/enquiry/library/file/mapping'
import { libraryRowsIn } from '#domain/enquiry/library/file/rows'
import type { LibraryEnquiry } from '#domain/enquiry/library/library-enquiry'
import { starterLibrary } from '#domain/enquiry/library/starter'

const stamp = { changed_by: { id: 'e', name: 'Eleanor' }, changed_at: '2026-11-23T10:00:00.000Z' }
const library: readonly LibraryEnquiry[] = starterLibrary.map((content) => ({
  ...{ id: content.code, version: 3, content, is_archived: false, merged_into: null, ...stamp },
}))
const context = { library, classifications: defaultClassifications }

const rowsOf = (headings: readonly string[], ...rows: readonly (readonly string[])[]) =>
  libraryRowsIn(
    rows.map((cells, at) => ({ line: at + 2, cells: [...cells] })),
    guessLibraryMapping(headings),
    context,
  )

const boundaries = defaultClassifications.find(({ code }) => code === 'BND')
const heads = ['Ref', 'Category', 'Title', 'Enquiry text']
const known = starterLibrary[0]
if (known === undefined) throw new Error('There is no starter set.')

describe('a file of library enquiries', () => {
  test('adds what is new, with the next free code of its classification', () => {
    const codes = starterLibrary.filter(({ code }) => code.startsWith('BND-'))
    const next = `BND-${String(codes.length + 1).padStart(2, '0')}`
    const [row] = rowsOf(heads, [
      ...[
        '',
        boundaries?.name ?? '',
        'Ha-ha',
        'Who cuts the grass in the ditch beside the paddock?',
      ],
    ])
    expect(row).toMatchObject({
      ...{ effect: 'add', code: next, known: null, faults: [] },
      content: { classification: 'BND', needed_by: 'title', protocol_ok: true },
    })
  })

  test('changes only the columns that it holds, and says which', () => {
    const [row] = rowsOf(['Code', 'Title'], [known.code.toLowerCase(), 'Another title'])
    expect(row).toMatchObject({
      ...{ effect: 'change', changes: 'Title', faults: [] },
      known: { id: known.code, version: 3 },
      content: { ...known, title: 'Another title' },
    })
  })

  test('finds what is there already', () => {
    const { code, classification, title, asks } = known
    const [row] = rowsOf(heads, [code, classification, title, asks])
    expect(row).toMatchObject({ effect: 'same', changes: '', faults: [] })
  })

  test('refuses what asks the same as another, in the library or in the file, and a code given twice', () => {
    const fresh = 'Who cuts the grass in the ditch beside the paddock?'
    const rows = rowsOf(
      heads,
      ['', 'TIT', 'Copied', `${known.asks} `],
      ['BND-80', 'BND', 'Ditch', fresh],
      ['', 'BND', 'Ditch again', fresh.toUpperCase()],
      ['BND-80', 'BND', 'Third', 'When was the wall by the lane last pointed?'],
    )
    expect(rows.map(({ faults }) => faults)).toEqual([
      [`Asks the same as ${known.code} in the library. Give it that code to change it.`],
      [],
      ['Asks the same as BND-80 in row 3. Give it that code to change it.'],
      ['Row 3 has the code BND-80 too.'],
    ])
    expect(rows.map(({ content }) => content !== null)).toEqual([false, true, false, false])
  })

  test('says what cannot be read, and imports nothing of that row', () => {
    const [row] = rowsOf(
      [...heads, 'Needed by', 'No contact'],
      ['', 'Nonsense', 'T', 'Is there a well?', 'Nobody', 'perhaps'],
    )
    expect(row?.faults.join(' ')).toContain('There is no classification Nonsense.')
    expect(row?.faults.join(' ')).toContain('Nobody is not one of: The title')
    expect(row?.faults.join(' ')).toContain('perhaps is neither yes nor no.')
    expect(row?.content).toBeNull()
  })

  test('does not touch what is archived', () => {
    const archived = { ...context, library: library.map((it) => ({ ...it, is_archived: true })) }
    const [row] = libraryRowsIn(
      [{ line: 2, cells: [known.code, 'X'] }],
      ['code', 'title'],
      archived,
    )
    expect(row?.faults).toEqual([`${known.code} is archived. Restore it first.`])
  })
})

test('a mapping needs each column once, and a code or else a title and a text', () => {
  expect(libraryMappingProblems(['code', 'title'])).toEqual([])
  expect(libraryMappingProblems(['title', 'title'])).toEqual([
    'Two columns are imported to “Title”. Choose one.',
    'No column is imported to “What it asks”. Choose one.',
  ])
})

test('likely duplicates come first, and are named as such', () => {
  const [first] = library
  if (first === undefined) throw new Error('There is no starter set.')
  const twin = { ...first, id: 'twin', content: { ...first.content, code: 'TIT-90' } }
  const found = likeliestFirst(first, [...library, twin])
  expect(found[0]).toMatchObject({ enquiry: { id: 'twin' }, isAlike: true })
  expect(found.at(-1)?.isAlike).toBe(false)
  expect(found.some(({ enquiry }) => enquiry.id === first.id)).toBe(false)
})
