import type { Locator, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { newPage } from '../../support/browser.ts'
import { someConveyances } from '../../support/quotes.ts'
import { isReadyToExchange, workCase } from '../../support/ready-case.ts'
import { pageOf } from '../../support/signed-in.ts'

const asks = [
  'Please supply a copy of the Transfer dated 3 March 1999.',
  'Please confirm that no breach of the covenants in entry 2 of the charges register is known.',
  'Please supply the building regulations completion certificate for the rear extension of 2016.',
  'Please supply the FENSA certificates for the replacement windows of 2014.',
  'Who maintains the boundary wall to the left of the house?',
  'Has there been any dispute with a neighbour in the last five years?',
  'Please supply the gas safety certificate for the boiler.',
  'Please supply the electrical certificate for the new consumer unit.',
  'Is the drive shared, and who pays for its upkeep?',
  'Does surface water drain into a public sewer?',
  'Has the property flooded in the last ten years?',
  'Please supply the guarantee for the damp treatment of 2019.',
  'Is anybody over 17 living at the property besides the sellers?',
  'Please confirm that vacant possession will be given on completion.',
  'Please confirm which fittings in the garden are included.',
  'Are the solar panels owned outright?',
  'Please supply the planning permission for the garden office.',
  'Has Japanese knotweed ever been found at the property?',
  'Please supply redemption figures for the registered charge.',
  'Is the road at the front adopted?',
  'Please confirm the expected date of completion.',
  'Do you think that the house is worth the price?',
  'Has any notice been received from the local authority?',
]

type Enquiry = {
  readonly id: string
  readonly version: number
  readonly number: number
  readonly status: string
  readonly reply_sent: object | null
}

const enquiriesOf = async (by: Caller, id: string): Promise<readonly Enquiry[]> =>
  dataOf(await by.get(`/api/conveyances/${id}/enquiries`))

const reply = async (by: Caller, id: string, isRight: (number: number) => boolean) => {
  const replies = (await enquiriesOf(by, id))
    .filter(({ number }) => isRight(number))
    .map(({ id: enquiry, version, number }) => ({
      ...{ id: enquiry, version, text: `Reply ${number}: see the document enclosed.` },
    }))
  await by.post(`/api/conveyances/${id}/enquiry-replies`, { replies })
}

/** Records the replies and declines that wait as sent, as after a letter by post. */
const recordAsSent = async (by: Caller, id: string) => {
  const enquiries = (await enquiriesOf(by, id))
    .filter(({ status, reply_sent }) => /^(answered|declined)$/.test(status) && !reply_sent)
    .map(({ id: enquiry, version }) => ({ id: enquiry, version }))
  await by.post(`/api/conveyances/${id}/enquiry-sendings`, { enquiries })
}

const paste = async (page: Page) => {
  await page.getByRole('button', { name: 'Add or paste a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add enquiries' })
  const text = asks.map((ask, at) => `${at + 1}. ${ask}`).join('\n\n')
  await dialog.getByLabel('Paste the list').fill(`Dear Sirs\n\n${text}\n\nYours faithfully`)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await dialog.getByRole('button', { name: 'Add 23 enquiries' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const formOf = async (page: Page, number: number, act: string): Promise<Locator> => {
  await page.getByRole('button', { name: `Actions for enquiry ${number}`, exact: true }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
  return page.getByRole('dialog')
}

const decline = async (page: Page) => {
  const dialog = await formOf(page, 22, 'Decline')
  await dialog.getByLabel('Reason').selectOption('opinion')
  await dialog.getByLabel('What the other side is told').fill('We give no opinion of the price.')
  await dialog.getByRole('button', { name: 'Decline the enquiry' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const insure = async (page: Page) => {
  const dialog = await formOf(page, 3, 'Cover by indemnity')
  await dialog.getByLabel('Insurer').fill('Larch Mutual')
  await dialog.getByLabel('Policy number').fill('L-2026-11')
  await dialog.getByLabel('Limit').fill('412500')
  await dialog.getByLabel('Buyer’s conveyancer who accepted the cover').fill('Priya Shah')
  await dialog.getByLabel('Their words').fill('The policy is accepted in place of the certificate.')
  await dialog.getByRole('button', { name: 'Record the cover' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const linkFor = async (page: Page) => {
  await page.getByRole('button', { name: 'Link for the other side' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link for the other side' })
  await dialog.getByLabel('Firm that gets the link').fill('Hale Moor LLP')
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  const url = await dialog.getByLabel('Copy this link now').inputValue()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  return url
}

const send = async (page: Page) => {
  await page.getByLabel('Your full name').fill('Priya Shah')
  await page.getByRole('button', { name: /^Send to / }).click()
  await page.getByText('0 answers not sent yet').waitFor()
}

test('23 enquiries, two rounds, one declined and one insured, are accepted by the other lawyer through the link, and exchange opens', {
  timeout: 180_000,
}, async () => {
  const base = inject('base')
  const owner = await callerFor(base, 'owner@harcourt.test')
  const supervisor = await callerFor(base, 'supervisor@harcourt.test')
  const [{ id = '' } = {}] = await someConveyances(owner)
  await workCase(owner, supervisor, id, isReadyToExchange)
  const canExchange = async () =>
    isReadyToExchange(dataOf(await owner.get(`/api/conveyances/${id}`)))

  const staff = await pageOf(base, owner, `/conveyances/${id}?tab=enquiries`)
  await paste(staff)
  await staff.getByText('23 enquiries are open', { exact: false }).waitFor()
  expect(await canExchange()).toBe(false)
  await reply(owner, id, (number) => number !== 22 && number !== 3)
  await decline(staff)
  await recordAsSent(owner, id)
  const url = await linkFor(staff)

  const lawyer = await newPage(base, 'clients.localhost')
  await lawyer.goto(url)
  const line = lawyer.getByRole('group', { name: 'Your answer on enquiry 5', exact: true })
  await line.getByText('Not satisfied').click()
  await lawyer.getByLabel('What is missing in enquiry 5').fill('Please send the deed.')
  await lawyer.getByRole('button', { name: 'Accept the remaining replies' }).click()
  await send(lawyer)
  await staff.getByText('“Please send the deed.”').waitFor()
  expect(await canExchange()).toBe(false)

  await insure(staff)
  await reply(owner, id, (number) => number === 5)
  await recordAsSent(owner, id)
  await lawyer.reload()
  await lawyer.getByText('Reply, round 2:').waitFor()
  await lawyer.getByRole('button', { name: 'Accept the remaining replies' }).click()
  await send(lawyer)
  await staff.getByText('Nothing is open.').waitFor()
  await expect.poll(canExchange).toBe(true)
})
