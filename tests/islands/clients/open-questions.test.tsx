import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ClientCase } from '#domain/conveyance/portal/case'

vi.mock('#islands/clients/delegates/use-helping.ts', () => ({
  useHas: () => true,
  useHelping: () => null,
}))
vi.mock('#stores/enquiry/own-questions', async () => {
  const { atom } = await import('nanostores')
  const question = { conveyance_id: 'c1', is_sent: false }
  return { $ownQuestions: atom({ data: [question, question, { ...question, is_sent: true }] }) }
})
const { ClientNeeds } = await import('#islands/clients/ClientNeeds.tsx')
const { OpenQuestions } = await import('#islands/clients/enquiries/OpenQuestions.tsx')

const shown = (id: string, things_to_do: readonly object[]) => {
  const clientCase = { id, matter_type: 'sale', things_to_do } as unknown as ClientCase
  return renderToStaticMarkup(
    <ClientNeeds clientCase={clientCase}>
      <OpenQuestions clientCase={clientCase} />
    </ClientNeeds>,
  )
}
const need = { task_key: 'answers', title: 'Answer a few questions', text: '', by: null }

test('where a client is asked to answer, the way to the questions stands beside it', () => {
  const html = shown('c1', [need])
  expect(html).toMatch(/What we need from you.*href="[^"]*enquiries\?case=c1">Answer 2 questions/s)
  expect(shown('c1', [])).toContain('Answer 2 questions')
  expect(shown('c2', [need])).not.toContain('/enquiries')
})
