import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { clientGroupName } from '#domain/document/client-group'
import { documentGroups } from '#domain/document/group'

vi.mock('#stores/document/client-documents', async () => {
  const { atom } = await import('nanostores')
  const filed = { conveyance_id: 'c1', group: 'onboarding' }
  return {
    $clientDocuments: atom({ data: [filed, filed, { conveyance_id: 'c2', group: 'title' }] }),
  }
})
const { ClientDocuments } = await import('#islands/clients/documents/ClientDocuments.tsx')

test('a client sees the groups that hold something, and may send to each', () => {
  const clientCase = { id: 'c1', matter_type: 'sale' } as Parameters<
    typeof ClientDocuments
  >[0]['clientCase']
  const html = renderToStaticMarkup(<ClientDocuments clientCase={clientCase} />)
  const [shown = '', folded = ''] = html.split('<details>')
  const linksIn = (part: string) => [...part.matchAll(/<a[^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(linksIn(shown)).toEqual(['Getting started'])
  expect(shown).toContain('>2<')
  expect(linksIn(folded)).toEqual(documentGroups.sale.map(clientGroupName))
})
