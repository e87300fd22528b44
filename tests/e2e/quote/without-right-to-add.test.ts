import { expect, inject, test } from 'vitest'
import { callerFor } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

test.each([
  ['bdm', '/quotes/sale-memos/create', 'You do not have permission to do this.'],
  ['bdm', '/quotes/sale-ready-pack/create', 'You do not have permission to do this.'],
  ['cashier', '/conveyances/create', 'Your role can change amounts of money only.'],
])('%s is told on %s why they may not add one, and gets no form', async (who, path, why) => {
  const page = await pageOf(base, await callerFor(base, `${who}@harcourt.test`), path)
  await page.getByText(why, { exact: false }).waitFor()
  await expect.poll(() => page.getByRole('textbox').count()).toBe(0)
})
