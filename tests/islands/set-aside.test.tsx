import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { SetAsideRow } from '#domain/set-aside/api'

vi.mock('#lib/realtime', () => ({ listen: () => () => undefined }))
vi.mock('#stores/set-aside/set-aside', async () => {
  const { atom } = await import('nanostores')
  const row: SetAsideRow = {
    kind: 'quote_cases',
    id: 'q1',
    reason: 'status: invalid_value',
    found_at: '2026-03-02T02:20:00.000Z',
  }
  return { $setAside: atom({ data: [row], loading: false }), fetchSetAside: null, tryAgain: null }
})

test('a record that was set aside is named, with the reason in plain words and its actions', async () => {
  const { default: SetAsideList } = await import('#islands/admin/set-aside/SetAsideList.tsx')
  const html = renderToString(<SetAsideList />)
  expect(html).toContain('Quote')
  expect(html).toContain('Its field “status” is missing or not valid.')
  expect(html).toContain('Actions for Quote q1')
})
