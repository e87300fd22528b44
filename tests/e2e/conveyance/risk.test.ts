import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

const riskPart = (page: Page) => page.getByRole('region', { name: 'Risk', exact: true })

const answers = ['People in their own name', 'The UK alone', 'By video', 'A home to live in']

const texts = [
  'What you searched and saw of the client',
  'How you know which countries are involved',
  'How you met, or will meet, everybody',
  'What you know of the purpose and value',
  'What you were told about the money',
]

const choose = (page: Page, question: RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check()

/** Answers every question of the form; `exposed` says whether somebody is politically exposed. */
const fill = async (page: Page, exposed: string) => {
  await choose(page, /politically exposed/, exposed)
  await choose(page, /about the client unusual/, 'No')
  await choose(page, /price fit/, 'Yes')
  await choose(page, /cash/, 'No')
  await choose(page, /anybody else pay/, 'No')
  for (const answer of answers) await page.getByLabel(answer, { exact: true }).check()
  for (const text of texts) await page.getByLabel(text).fill('Seen on the file of the last matter')
  await page.getByLabel('Look at it again by').fill(soon())
}

const soon = () => {
  const at = new Date(Date.now() + 60 * 86_400_000)
  return [at.getDate(), at.getMonth() + 1, at.getFullYear()].join('/')
}

const raisePrice = async (by: Caller, id: string) => {
  const { conveyance } = dataOf(await by.get(`/api/conveyances/${id}`))
  const { version, price } = conveyance
  const { status } = await by.call('PATCH', `/api/conveyances/${id}`, {
    version,
    price: price + 1_000_000,
  })
  expect(status).toBe(200)
}

test('a high risk is approved by a second person, and opens again with another price', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const second = await callerFor(base, 'supervisor@harcourt.test')
  const [{ id = '' } = {}] = await someConveyances(owner, newFacts('sale'))
  const page = await pageOf(base, owner, `/conveyances/${id}?tab=compliance`)
  await riskPart(page).getByRole('button', { name: 'Assess the risk' }).click()
  await fill(page, 'Yes, abroad')
  await page.getByLabel(/wealth came about/).fill('A business that was sold; accounts seen')
  await page.getByLabel('Which further checks you made').fill('Bank reference read')
  await page.getByLabel('How the case is watched more closely').fill('Before exchange')
  await page.getByRole('button', { name: 'Save the assessment' }).click()
  await riskPart(page).getByText('Waiting for a second person').waitFor()
  await riskPart(page).getByRole('button', { name: 'Approve' }).isDisabled()

  const other = await pageOf(base, second, `/conveyances/${id}?tab=compliance`)
  await riskPart(other).getByRole('button', { name: 'Approve' }).click()
  await other.getByLabel('What you considered').fill('Accounts and searches read')
  await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await riskPart(page).getByText('Assessed', { exact: true }).waitFor()

  await raisePrice(owner, id)
  await riskPart(page).getByText('The price is now').first().waitFor()
  await riskPart(page).getByText('Re-opened', { exact: true }).waitFor()
})
