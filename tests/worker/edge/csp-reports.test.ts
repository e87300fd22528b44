import { describe, expect, test } from 'vitest'
import { MOST_A_MINUTE } from '#worker/edge/csp-reports'
import { aWholeProduct } from '../support/whole-product.ts'
import { main } from './fake-firm.ts'

type Product = Awaited<ReturnType<typeof aWholeProduct>>

const reportOf = (page: string, blockedURL = 'https://evil.example/x.js?token=secret') => [
  {
    type: 'csp-violation',
    user_agent: 'Somebody’s browser',
    url: page,
    body: { documentURL: page, effectiveDirective: 'script-src-elem', blockedURL },
  },
]

const send = ({ visit }: Product, report: unknown, headers: Record<string, string> = {}) =>
  visit('/api/csp-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json', ...headers },
    body: JSON.stringify(report),
  })

const counts = async (product: Product) => {
  const { email } = await product.person('Owner')
  const { headers } = await product.signIn(email)
  const answer = await product.visit('/api/policy-violations', { headers })
  return (await answer.json<{ data: Record<string, unknown>[] }>()).data
}

describe('a report of what a browser refused', () => {
  test('is counted by page, directive and host, with nothing of its person', async () => {
    const product = await aWholeProduct()
    const page = `${main}/conveyances/01900000-0000-7000-8000-000000000000?q=Jane+Doe`
    expect((await send(product, reportOf(page))).status).toBe(204)
    expect((await send(product, reportOf(page), { Origin: main })).status).toBe(204)
    const [row, ...others] = await counts(product)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      directive: 'script-src-elem',
      blocked: 'evil.example',
      page: '/conveyances/:id',
      count: 2,
    })
    expect(JSON.stringify(row)).not.toMatch(/Jane|secret|01900000|browser/)
  })

  test('of a page of another host is dropped', async () => {
    const product = await aWholeProduct()
    expect((await send(product, reportOf('https://evil.example/'))).status).toBe(204)
    expect(await counts(product)).toEqual([])
  })

  test('is refused from another site, in another type, and above its size', async () => {
    const product = await aWholeProduct()
    const refused = await send(product, [], { Origin: 'https://evil.example' })
    expect(refused.status).toBe(403)
    expect((await send(product, [], { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await send(product, 'x'.repeat(20_000))).status).toBe(413)
    expect(await counts(product)).toEqual([])
  })

  test('is one of so many in a minute: ten thousand fill nothing', async () => {
    const product = await aWholeProduct()
    const statuses = new Map<number, number>()
    for (let at = 0; at < 10_000; at += 1) {
      const { status, headers } = await send(
        product,
        reportOf(`${main}/quotes`, `https://${at}.example/`),
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 429) expect(headers.get('Retry-After')).toBe('60')
    }
    expect(statuses.get(204)).toBeGreaterThanOrEqual(MOST_A_MINUTE)
    expect(statuses.get(429)).toBeGreaterThan(9_000)
    expect((await counts(product)).length).toBeLessThanOrEqual(201)
  })

  test('is seen by those who see what was set aside, and by nobody else', async () => {
    const product = await aWholeProduct()
    const { email } = await product.person('Conveyancer')
    const { headers } = await product.signIn(email)
    expect((await product.visit('/api/policy-violations', { headers })).status).toBe(403)
  })
})
