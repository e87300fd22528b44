import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { QuoteAreaHead } from '#islands/quotes/lists/QuoteAreaHead.tsx'
import { wordsOf } from '../support/markup.ts'
import { openSessionAs } from '../support/staff-session.ts'

vi.mock('#lib/realtime', () => ({ listen: () => () => undefined }))

test('the head of quotes leads to leads by its one row of tabs', () => {
  openSessionAs()
  const html = renderToStaticMarkup(<QuoteAreaHead />)
  expect(html.match(/<nav/g)).toHaveLength(1)
  expect(html).toMatch(/<a[^>]*href="\/quotes\/leads"[^>]*>Leads/)
  expect(wordsOf(html).match(/All quotes/g)).toHaveLength(1)
})
