import { expect, inject, test } from 'vitest'
import { ask, callerFor } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

test('an administrator sees what browsers blocked, by day and page, and how often', async () => {
  const documentURL = `${base}/quotes?q=Jane+Doe`
  const body = { documentURL, effectiveDirective: 'img-src', blockedURL: 'https://evil.example/x' }
  const { status } = await ask(base, {
    method: 'POST',
    path: '/api/csp-reports',
    headers: { 'Content-Type': 'application/reports+json' },
    body: [{ type: 'csp-violation', url: documentURL, body }],
  })
  expect(status).toBe(204)
  const owner = await callerFor(base, 'owner@harcourt.test')
  const page = await pageOf(base, owner, '/admin/set-aside')
  const row = page.getByRole('table', { name: 'Blocked by browsers' }).getByRole('row')
  await row.filter({ hasText: 'evil.example' }).filter({ hasText: '/quotes' }).waitFor()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
})
