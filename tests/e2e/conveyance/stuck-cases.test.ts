import { expect, inject, test } from 'vitest'
import { callerFor, dataOf } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

type Stuck = { readonly id: string; readonly ref: string; readonly address: string }

test('a manager finds what is stuck, who has it and why', async () => {
  const base = inject('base')
  const manager = await callerFor(base, 'manager@harcourt.test')
  const page = await pageOf(base, manager, '/')
  const section = page.locator('section').filter({ hasText: 'Stuck cases' })
  const first = section.getByRole('listitem').first()
  await first.waitFor()
  const { stuck }: { stuck: readonly Stuck[] } = dataOf(await manager.get('/api/my-day/team'))
  const [worst] = stuck
  await expect.poll(() => first.innerText()).toContain(worst?.ref)
  await expect.poll(() => first.innerText()).toMatch(/working day/)
  await first.getByRole('link').click()
  await page.waitForURL((url) => url.pathname === `/conveyances/${worst?.id}`)
  await page
    .getByRole('button', { name: /^Why: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Why: / })
  await expect.poll(() => dialog.locator('p').count()).toBeGreaterThan(0)
  await page.goto('/conveyances?view=stuck')
  await page.getByRole('row', { name: new RegExp(`${worst?.ref}`) }).waitFor()
})
