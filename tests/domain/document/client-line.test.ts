import { expect, test } from 'vitest'
import { clientLine } from '#domain/events'

const of = { matter: 'sale', milestones: [] }
const filed = { document: 'd-1', name: 'Transfer.pdf', group: 'signing', source: 'upload' }

test('a client opens a document that is shared with them from their history, and reads of no other', () => {
  expect(clientLine('document.filed', { ...filed, is_shared: true }, of)).toEqual({
    kind: 'document',
    text: 'We added a document: Transfer.pdf',
    document_id: 'd-1',
  })
  expect(clientLine('document.received', { ...filed, is_shared: true }, of)).toMatchObject({
    text: 'We received a document: Transfer.pdf',
    document_id: 'd-1',
  })
  expect(clientLine('document.filed', { ...filed, is_shared: false }, of)).toBeNull()
})
