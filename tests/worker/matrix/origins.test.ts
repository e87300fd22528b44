import { expect, test } from 'vitest'
import { every, main, twoFirms } from '../edge/fake-firm.ts'
import { endpoints, pathWith } from '../support/endpoints.ts'
import { foreignOrigins } from '../support/origins.ts'
import { printCount } from './count.ts'

const id = '01900000-0000-7000-8000-000000000000'

// Signed or public, so that programs that send neither header may call them.
const ofPrograms = [
  '/api/public/leads',
  '/api/intake/calls',
  '/api/intake/delivery-reports',
  '/api/intake/email',
  '/api/intake/payments',
  '/api/intake/bank-payments',
  '/api/intake/texts',
  '/api/intake/whatsapp',
  '/api/intake/whatsapp/cloud',
  '/api/intake/identity',
]

test('every write from each foreign origin is refused before the firm is asked', async () => {
  const { visit, signedIn, asked } = twoFirms()
  const { cookies, bearer } = await signedIn({ type: 'staff', permissions: every })
  const wrong: string[] = []
  let requests = 0
  for (const [name, endpoint] of endpoints.filter(([, it]) => it.method !== 'GET')) {
    for (const origin of foreignOrigins) {
      if (ofPrograms.includes(endpoint.path) && Object.keys(origin).length === 0) continue
      const before = asked.length
      const headers = { ...cookies, ...bearer, 'Content-Type': 'application/json', ...origin }
      const init = { method: endpoint.method, headers, body: '{}' }
      const { status } = await visit(main + pathWith(endpoint, id), init)
      requests += 1
      if (status !== 403 || asked.length !== before)
        wrong.push(`${name} ${JSON.stringify(origin)}: ${status}`)
    }
  }
  printCount(`writes × ${foreignOrigins.length} origins`, requests, wrong)
  expect(wrong).toEqual([])
  expect(requests).toBeGreaterThan(900)
}, 120_000)
