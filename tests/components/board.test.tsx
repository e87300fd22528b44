import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Board } from '#components/board/Board.tsx'
import { wordsOf } from '../support/markup.ts'

describe('a board', () => {
  const html = renderToStaticMarkup(
    <Board
      label="Callers"
      columns={[
        { key: 'new', name: 'New' },
        { key: 'sold', name: 'Sold' },
      ]}
      cards={[{ id: '1', name: 'Ruth Castle', place: 'new' }]}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      columnOf={({ place }) => place}
      onMove={() => {}}
    >
      {({ name }) => name}
    </Board>,
  )

  test('counts the cards of each column and says where there are none', () => {
    const columns = html.match(/<section.*?<\/section>/gs) ?? []
    expect(columns.map(wordsOf)).toEqual(['New1Ruth Castle', 'Sold0Nothing here.'])
  })

  test('moves each card without a pointer too', () => {
    expect(html).toContain('aria-label="Move Ruth Castle to"')
  })

  test('says its moves aloud', () => {
    expect(html).toMatch(/<p class="sr" role="status">/)
  })
})
