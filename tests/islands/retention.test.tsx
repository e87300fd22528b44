import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

vi.mock('#lib/realtime', () => ({ listen: () => () => undefined }))
vi.mock('#stores/retention/register', async () => {
  const { atom } = await import('nanostores')
  return { $retentionRegister: atom({ data: [], loading: false }) }
})

test('the register of kept files says what it is, also while it is empty', async () => {
  const { default: Register } = await import('#islands/admin/retention/RetentionRegister.tsx')
  const html = renderToString(<Register />)
  expect(html).toContain('<h1 class="h1">Retention</h1>')
  expect(html).toContain('those on hold')
})
