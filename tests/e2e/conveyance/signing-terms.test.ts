import { expect, inject, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import { taskOf } from '#domain/conveyance/plan/plan'
import { type Caller, callerFor, clientFor, dataOf, sentTo } from '../../support/api.ts'
import { doTask } from '../../support/evidence.ts'
import { newFacts, signatureOf, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 } }

const fileOf = async (by: Caller, id: string): Promise<CaseFile> =>
  dataOf(await by.get(`/api/conveyances/${id}`))

/** A case whose terms may be sent; codes go by email, as its client has no mobile. */
const aCase = async (owner: Caller) => {
  const facts = newFacts()
  const clients = facts.clients.map((client) => ({ ...client, phone: '01743 900482' }))
  const [opened] = await someConveyances(owner, { ...facts, clients })
  const file = await fileOf(owner, opened?.id ?? '')
  const task = taskOf(file.plan, 'conflict-check')
  if (task) await doTask(owner, owner, file, task)
  return { id: file.conveyance.id, email: clients[0]?.email ?? '', name: signatureOf({ clients }) }
}

test('a client signs the terms on a phone, and only then they count as signed', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const { id, email, name } = await aCase(owner)
  const isSigned = async () => 'terms_signed' in (await fileOf(owner, id)).conveyance.facts
  const staff = await pageOf(base, owner, `/conveyances/${id}?tab=documents`)
  await staff.getByRole('button', { name: 'Send terms to sign' }).click()
  await staff.getByText('Sent to sign', { exact: true }).waitFor()

  const page = await pageOf(base, await clientFor(base, owner, email), '/', phone)
  await page.getByRole('link', { name: /^See (what|both|all)/ }).click()
  await page.getByRole('link', { name: 'Read and sign' }).click()
  await page.getByRole('heading', { name: 'What it costs' }).waitFor()
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const { body } = await sentTo(owner, email, 'signature.code-sent')
  await page.getByLabel('6-digit code').fill(/^\d{6}$/m.exec(body)?.[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your full name').fill(name)
  await page.getByLabel(/I agree to sign it electronically/).check()
  expect(await isSigned()).toBe(false)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByRole('heading', { name: 'You have signed' }).waitFor()

  await expect.poll(isSigned).toBe(true)
  await page.getByRole('link', { name: 'Open the signed document (PDF)' }).waitFor()
  await staff.getByText('Signed by everybody', { exact: true }).waitFor()
  await staff.getByRole('link', { name: 'Evidence' }).waitFor()
})
