import { expect, inject, test } from 'vitest'
import type { SignatureView } from '#domain/signature/view'
import { callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { caseFileOf } from '../../support/case-to-do.ts'
import {
  aCaseOfCompany,
  bytesOf,
  confirmAll,
  fileDeed,
  openDeed,
  openDeedForm,
  signDeed,
  wordsOf,
} from '../../support/deed.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const clause = 'Executed as a deed by Larkfield Homes Ltd acting by a director and its secretary'

test('a director and the secretary sign a transfer for their company on their phones, each with a code', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const { id, officers } = await aCaseOfCompany(owner)
  const staff = await pageOf(base, owner, `/conveyances/${id}?tab=documents&group=signing`)
  allowNoise(staff, /status of 422/)
  await fileDeed(staff, 'Transfer.pdf')
  const form = await openDeedForm(staff, 'transfer', 'Transfer.pdf')
  await form.getByLabel('Who signs').selectOption('two_signatories')
  await confirmAll(form)
  await form.getByLabel('Company', { exact: true }).fill('Larkfield Homes Ltd')
  await form.getByLabel('Company number').fill('OC301234')
  await form
    .getByRole('group', { name: 'Signatory 2' })
    .getByLabel('Office')
    .selectOption('secretary')
  await form.getByRole('button', { name: 'Send to sign' }).click()
  await form.getByText('This is a partnership, whose members sign.').first().waitFor()
  await form.getByLabel('Company number').fill('01234567')
  await form.getByRole('button', { name: 'Send to sign' }).click()
  await form.waitFor({ state: 'hidden' })

  const isRecorded = async () => 'transfer_signed' in (await caseFileOf(owner, id)).conveyance.facts
  for (const officer of officers.toReversed()) {
    expect(await isRecorded()).toBe(false)
    const page = await openDeed(owner, officer)
    await page.getByText(`The deed says: “${clause}”`).waitFor()
    await signDeed(page, owner, officer)
  }
  await expect.poll(isRecorded).toBe(true)
  await staff.getByText(`“${clause}”`, { exact: false }).waitFor()
  const [deed]: readonly SignatureView[] = dataOf(
    await owner.get(`/api/conveyances/${id}/signatures`),
  )
  const words = await wordsOf(await bytesOf(staff, deed?.signed?.file_id ?? ''))
  for (const said of [clause, 'Larkfield Homes Ltd, company number 01234567', 'Secretary of'])
    expect(words).toContain(said)
  expect(words).not.toContain('In the presence of')
})
