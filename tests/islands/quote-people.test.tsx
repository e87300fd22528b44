import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { QuoteCaseDetail } from '#domain/quote/case/api'
import { quoteCaseFacts } from '#islands/quotes/cases/QuoteCaseHeader.tsx'
import { bothFacts, sentCase } from '../domain/quote/fixtures.ts'

vi.mock('#lib/realtime', () => ({ listen: () => () => undefined }))

test('the head of a quote names each client, with a telephone number to call', () => {
  const clients = bothFacts.clients.map((it) => ({ ...it, phone: '01743 960 142' }))
  const quote_case = sentCase({ ...bothFacts, clients })
  const priced = quote_case.quotes[0]?.priced
  const facts = quoteCaseFacts({ quote_case, priced } as QuoteCaseDetail)
  expect(clients.length).toBeGreaterThan(0)
  for (const { first_name } of clients) {
    const value = facts.find(({ name }) => name === first_name)?.value
    expect(renderToStaticMarkup(value)).toContain('href="tel:')
  }
})
