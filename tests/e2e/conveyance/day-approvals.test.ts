import { beforeAll, expect, inject, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { exchangeBody } from '../../support/exchange-body.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { isReadyToExchange, workCase } from '../../support/ready-case.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
let conveyancer: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  conveyancer = await callerFor(base, 'conveyancer@harcourt.test')
})

// Nobody approves: what needs a second person waits.
const nobody = {
  post: async () => ({ status: 200, text: '', body: null, headers: {} }),
}
const isWaiting = ({ conveyance }: CaseFile) => Object.keys(conveyance.pending_evidence).length > 0

test('what a colleague recorded is approved on the day, without opening the case', async () => {
  const [{ id = '', ref = '' } = {}] = await someConveyances(owner, newFacts('purchase'))
  const ready = await workCase(conveyancer, owner, id, isReadyToExchange)
  await conveyancer.post(`/api/conveyances/${id}/exchange`, exchangeBody(ready))
  await workCase(conveyancer, { ...conveyancer, ...nobody }, id, isWaiting)
  const page = await pageOf(base, owner, '/')
  const line = page
    .getByRole('region', { name: 'To approve' })
    .getByRole('listitem')
    .filter({ hasText: ref })
  await line.getByRole('button', { name: /^Review/ }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(ref) })
  await dialog.getByText(/^Recorded by /).waitFor()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await line.waitFor({ state: 'detached' })
  const { conveyance } = dataOf(await owner.get(`/api/conveyances/${id}`))
  expect(conveyance.pending_evidence).toEqual({})
})

test('a manager finds a stuck case on the day, and reads why it waits', async () => {
  const page = await pageOf(base, owner, '/')
  await page.locator('.stuck-cases a').first().click()
  await page.waitForURL(/\/conveyances\/[0-9a-f-]{36}$/)
  await page
    .getByRole('button', { name: /^Why: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Why: / })
  await expect.poll(() => dialog.locator('p').allInnerTexts()).not.toEqual([])
})
