import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BulkBar } from '#components/list/BulkBar.tsx'
import { type Column, List } from '#components/list/List.tsx'
import { ListCards } from '#components/list/ListCards.tsx'
import { ListTotals } from '#components/list/ListTotals.tsx'
import { toggled } from '#components/list/list-picked.ts'
import type { ListProps } from '#components/list/list-props.ts'
import { wordsOf } from '../support/markup.ts'

type Row = { readonly id: string; readonly client: string }

const rows: readonly Row[] = [
  { id: '1', client: 'M & D Ellison' },
  { id: '2', client: 'N & B Tranter' },
]
const columns: readonly Column<Row>[] = [
  { key: 'id', head: 'Ref', sort: 'ref', cell: ({ id }) => id },
  { key: 'client', head: 'Client', cell: ({ client }) => client },
]
const list = (given: Partial<ListProps<Row>> = {}) =>
  renderToStaticMarkup(
    <List
      label="Cases"
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/conveyances/${id}`}
      card={({ client }) => client}
      empty={<p>No cases yet</p>}
      {...given}
    />,
  )

describe('a list', () => {
  test('is a table whose first cell is the link of its row', () => {
    expect(list()).toContain('<table class="list " aria-label="Cases">')
    expect(list().match(/<a class="row-link" href="[^"]+">[^<]+/g)).toEqual([
      '<a class="row-link" href="/conveyances/1">1',
      '<a class="row-link" href="/conveyances/2">2',
    ])
  })

  test('says by what it is sorted, and which heads sort it', () => {
    const html = list({ sort: { by: 'ref', direction: 'desc' }, onSort: () => {} })
    expect(html).toMatch(/<th class="by" aria-sort="descending"><button/)
    expect(html).toContain('<th>Client</th>')
  })

  test('gives each column the width that it asks for, and drops it where its window is too narrow', () => {
    const html = list({
      columns: [
        { key: 'id', head: 'Ref', width: 92, dropBelow: 1260, cell: ({ id }) => id },
        { key: 'client', head: 'Client', width: '15%', cell: ({ client }) => client },
      ],
    })
    expect(html).toContain('<th class="below-1260" style="--column:92px">Ref</th>')
    expect(html).toContain('<th style="--column:15%">Client</th>')
    expect(html.match(/<td class="below-1260">/g)).toHaveLength(2)
  })

  test('shows what is picked, and picks nothing where nothing may be done', () => {
    const html = list({ picked: new Set(['2']), onPick: () => {} })
    expect(html.match(/type="checkbox"/g)).toHaveLength(3)
    expect(html.match(/<tr [^>]*class="picked"/g)).toHaveLength(1)
    expect(list()).not.toContain('checkbox')
  })

  test('is what its page says where there is no row', () => {
    expect(list({ rows: [] })).toBe('<p>No cases yet</p>')
  })

  test('offers the page after while there is one', () => {
    expect(list({ more: { loading: false, load: () => {} } })).toContain('Show more')
    expect(list({ more: { loading: true, load: () => {} } })).toContain('disabled')
    expect(list({ more: null })).not.toContain('Show more')
  })

  test('is a card for each row on a phone', () => {
    const html = renderToStaticMarkup(
      <ListCards
        label="Cases"
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/conveyances/${id}`}
        card={({ client }) => client}
        empty={null}
        at={1}
        onAt={() => {}}
      />,
    )
    expect(html).toContain('<ul class="cards" aria-label="Cases">')
    expect(html.match(/aria-posinset="\d"/g)).toEqual(['aria-posinset="1"', 'aria-posinset="2"'])
    expect(html.match(/<li [^>]*class="at"/g)).toHaveLength(1)
  })
})

describe('what a list comes to', () => {
  const foot = (totals: Parameters<typeof ListTotals>[0]['totals'], canPick = true) =>
    wordsOf(renderToStaticMarkup(<ListTotals noun="case" totals={totals} canPick={canPick} />))

  test('is its count and its sums, exact to the penny', () => {
    const sums = [{ label: 'Fees', amount: 1_234_56 }]
    expect(foot({ count: 1, capped: false, sums })).toContain('1 case')
    expect(foot({ count: 1, capped: false, sums })).toContain('Fees £1,234.56')
    expect(foot({ count: 10_000, capped: true })).toContain('over 10,000 cases')
  })

  test('names the keys that work there', () => {
    expect(foot(undefined)).toContain('select')
    expect(foot(undefined, false)).not.toContain('select')
  })
})

describe('what is done to picked rows', () => {
  const bar = (picked: readonly Row[], blockOf: (row: Row) => string | null = () => null) =>
    renderToStaticMarkup(
      <BulkBar
        noun="case"
        rows={picked}
        acts={[
          {
            key: 'give',
            label: 'Give',
            title: (them) => `Give ${them}`,
            Form: () => null,
            done: 'given',
            blockOf,
          },
        ]}
        onClear={() => {}}
        onDone={() => {}}
      />,
    )

  test('cannot be done to none', () => {
    expect(bar([])).toMatch(/<button[^>]*disabled[^>]*>Give/)
    expect(wordsOf(bar([]))).toContain('Select cases')
  })

  test('says to how many', () => {
    expect(wordsOf(bar(rows))).toContain('2 cases selected')
    expect(wordsOf(bar(rows.slice(1)))).toContain('1 case selected')
  })

  test('says how many of them can be, and why not the others', () => {
    const blockFirst = (row: Row) => (row === rows[0] ? 'archived' : null)
    expect(wordsOf(bar(rows, blockFirst))).toContain('1 of 2 can be given. 1 is archived.')
    expect(bar(rows, blockFirst)).not.toMatch(/<button[^>]*disabled[^>]*>Give/)
    expect(bar(rows.slice(0, 1), blockFirst)).toMatch(/<button[^>]*disabled[^>]*>Give/)
    expect(wordsOf(bar(rows))).not.toContain('can be given')
  })

  test('changes one row at a time and leaves the set before as it was', () => {
    const before = new Set(['1'])
    expect([...toggled(before, '2')]).toEqual(['1', '2'])
    expect([...toggled(before, '1')]).toEqual([])
    expect([...before]).toEqual(['1'])
  })
})
