import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FilterChip } from '#components/list/FilterChip.tsx'
import { InlineCell } from '#components/list/InlineCell.tsx'
import { columnsOf, columnsParam, defaultKeys, moveKey } from '#components/list/list-columns.ts'
import { type Filter, filterChange, filterValue } from '#components/list/list-filter.ts'
import { canonicalQuery, searchWith, sortIn } from '#components/list/list-search.ts'
import { builtTabs, savedTabs, viewAt } from '#components/list/list-views.ts'
import { ConveyanceListQuery } from '#domain/conveyance/api'
import { conveyanceExport } from '#domain/conveyance/export'
import type { SavedViewDetail } from '#domain/list/saved-view'
import { parseSearch } from '#domain/list/saved-view-search'
import { quoteCaseExport } from '#domain/quote/case/export'
import { UserListQuery } from '#domain/user/account-api'
import { userExport } from '#domain/user/export'

const columns = [
  { key: 'ref', head: 'Ref' },
  { key: 'client', head: 'Client' },
  { key: 'fees', head: 'Fees', isExtra: true },
  { key: 'flags', head: '' },
]
const keysOf = (asked: string | null) => columnsOf(columns, asked).map(({ key }) => key)

describe('the columns of an address', () => {
  test('are the usual ones where it names none that there is', () => {
    expect(keysOf(null)).toEqual(['ref', 'client', 'flags'])
    expect(keysOf('')).toEqual(['ref', 'client', 'flags'])
    expect(keysOf('nothing,flags')).toEqual(['ref', 'client', 'flags'])
  })

  test('stand in the order that it names, each once, before those without a head', () => {
    expect(keysOf('fees,ref,fees')).toEqual(['fees', 'ref', 'flags'])
  })

  test('are left unsaid when they are the usual ones', () => {
    expect(columnsParam(columns, defaultKeys(columns))).toBe('')
    expect(columnsParam(columns, ['client', 'ref'])).toBe('client,ref')
  })

  test('move one place at a time and never past an end', () => {
    expect(moveKey(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
    expect(moveKey(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
    expect(moveKey(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
    expect(moveKey(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
    expect(moveKey(['a', 'b'], 'x', 1)).toEqual(['a', 'b'])
  })
})

describe('the query of an address', () => {
  test('keeps what is not changed, and loses what is emptied', () => {
    expect(searchWith('?q=shaw&sort=due', { q: '', view: 'mine' })).toBe('?sort=due&view=mine')
    expect(searchWith('?q=shaw', { q: '' })).toBe('')
    expect(searchWith('', { q: 'a&b=c' })).toBe('?q=a%26b%3Dc')
  })

  test('names the order, or leaves it as usual', () => {
    const usual = { by: 'due', direction: 'asc' } as const
    expect(sortIn('', usual)).toEqual(usual)
    expect(sortIn('?sort=ref&direction=desc', usual)).toEqual({ by: 'ref', direction: 'desc' })
    expect(sortIn('?sort=ref&direction=up', usual)).toEqual({ by: 'ref', direction: 'asc' })
  })

  test('is the same question in any order and beside anything else', () => {
    const names = ['q', 'sort']
    expect(canonicalQuery('?sort=due&q=a&return=%2F', names)).toBe(
      canonicalQuery('q=a&sort=due', names),
    )
  })
})

describe('a filter', () => {
  const plain: Filter = { name: 'status', label: 'Status', options: [{ value: 'a', label: 'A' }] }
  const usual: Filter = { ...plain, name: 'type', usual: { value: 'staff', without: 'all' } }
  const asked = (text: string) => new URLSearchParams(text)

  test('narrows by what the address says, or by what is usual', () => {
    expect([filterValue(plain, asked('')), filterValue(plain, asked('status=a'))]).toEqual([
      '',
      'a',
    ])
    expect(filterValue(usual, asked(''))).toBe('staff')
    expect(filterValue(usual, asked('type=all'))).toBe('')
  })

  test('is written only where the address would say something else without it', () => {
    expect(filterChange(plain, 'a')).toEqual({ status: 'a' })
    expect(filterChange(plain, '')).toEqual({ status: '' })
    expect(filterChange(usual, '')).toEqual({ type: 'all' })
    expect(filterChange(usual, 'staff')).toEqual({ type: '' })
  })

  test('is a chip that holds its choice and the cross that takes it away', () => {
    const html = renderToStaticMarkup(
      <FilterChip filter={plain} value="a" onChange={() => {}} onRemove={() => {}} />,
    )
    expect(html).toContain('<select aria-label="Status"')
    expect(html).toContain('<option value="a" selected="">A</option>')
    expect(html).toContain('aria-label="Remove: Status"')
  })
})

describe('the views of a list', () => {
  const names = ['q', 'view', 'matter_type', 'sort', 'direction', 'columns']
  const place = (search: string) => ({ path: '/conveyances', search, names })
  const saved = {
    id: '7',
    name: 'Sales',
    search: 'matter_type=sale&sort=client',
    count: 12,
  } as SavedViewDetail
  const built = [
    { key: 'all', label: 'All' },
    { key: 'stuck', label: 'Stuck 5 days', hurts: true },
  ]

  test('keep order and columns, and drop what else narrowed the list', () => {
    const tabs = builtTabs(built, place('?q=a&sort=ref&columns=ref'), { all: 4, stuck: 2 })
    expect(tabs.map(({ href }) => href)).toEqual([
      '/conveyances?columns=ref&sort=ref',
      '/conveyances?columns=ref&sort=ref&view=stuck',
    ])
    expect(tabs.map(({ count, late }) => [count, late])).toEqual([
      [4, false],
      [2, true],
    ])
  })

  test('stand where the address asks exactly what they ask', () => {
    expect(viewAt([saved], place('?sort=client&matter_type=sale'))).toBe('7')
    expect(viewAt([saved], place('?matter_type=sale'))).toBe('all')
    expect(viewAt([saved], place('?view=stuck&matter_type=sale'))).toBe('stuck')
    expect(savedTabs([saved], place(''))[0]?.href).toBe('/conveyances?matter_type=sale&sort=client')
  })

  test('are read back by the rule that the server keeps them by', () => {
    const read = (search: string) => parseSearch(ConveyanceListQuery, search)
    expect(read(saved.search)).toEqual({ matter_type: 'sale', sort: 'client' })
    expect(read(`${saved.search}&columns=ref,client`)).toEqual(read(saved.search))
    expect(() => read('nothing=1')).toThrow('missing or not valid')
    expect(() => read('columns=1 2')).toThrow('missing or not valid')
    expect(() => parseSearch(UserListQuery, 'matter_type=sale')).toThrow('missing or not valid')
  })
})

test('a value that can be changed is a button that says what it changes', () => {
  const html = renderToStaticMarkup(
    <InlineCell
      label="Exchange target of 26-S-01187"
      kind="date"
      value="2026-12-11"
      shown="11 Dec"
      onSave={async () => {}}
    />,
  )
  expect(html).toContain('aria-label="Change: Exchange target of 26-S-01187, 11 Dec"')
})

test('every column that can be chosen is a column of the file', async () => {
  const { conveyanceColumns } = await import('#islands/conveyances/list/conveyance-columns.tsx')
  const { quoteColumns } = await import('#islands/quotes/lists/quote-columns.tsx')
  const { stageColumns } = await import('#islands/quotes/lists/stage-columns.tsx')
  const { userColumns } = await import('#islands/admin/users/user-columns.tsx')
  const missing = (
    shown: readonly { key: string; head: string }[],
    kept: readonly { key: string }[],
  ) => shown.filter(({ key, head }) => head !== '' && !kept.some((it) => it.key === key))
  expect(missing(conveyanceColumns, conveyanceExport)).toEqual([])
  expect(missing([...quoteColumns, ...stageColumns], quoteCaseExport('2026-11-20'))).toEqual([])
  expect(missing(userColumns, userExport)).toEqual([])
})
