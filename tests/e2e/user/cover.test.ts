import { beforeAll, expect, inject, test } from 'vitest'
import { addDays, londonDate, longDate } from '#domain/dates'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { newPerson, openSale } from '../../support/new-person.ts'
import { pageOf } from '../../support/signed-in.ts'

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
})

test('somebody sets their cover, whose day shows what is theirs with their name', async () => {
  const base = inject('base')
  const away = await newPerson(base, owner, { first_name: 'Grace', role: 'Conveyancer' })
  const cover = await newPerson(base, owner, { first_name: 'Tom', role: 'Conveyancer' })
  const sale = await openSale(owner, away)
  const page = await pageOf(base, away.caller, '/cover')
  const today = londonDate(new Date().toISOString())
  await page.getByLabel('Last day away').fill(addDays(today, 3))
  await page.getByLabel('Last day away').press('Tab')
  await page.getByLabel('Who covers').selectOption(cover.id)
  await page.getByRole('button', { name: 'Set cover' }).click()
  const dialog = page.getByRole('dialog', { name: `${cover.name} covers for you?` })
  await dialog.getByRole('button', { name: 'Set cover' }).click()
  await page.getByText(`covered by ${cover.name}`).waitFor()
  const day = await pageOf(base, cover.caller, '/')
  await day.getByText(`for ${away.name}`).first().waitFor()
  const until = `away until ${longDate(addDays(today, 3))}, covered by`
  const covered = await pageOf(base, cover.caller, `/conveyances/${sale}`)
  await covered.locator('.tasks .chip').getByText('you cover').first().waitFor()
  await covered.goto('/conveyances?view=mine')
  await covered.locator('.list .chip').getByText(`${until} you`).first().waitFor()
  const others = await pageOf(base, owner, `/conveyances/${sale}?tab=overview`)
  await others.getByText(`${away.name}, ${until} ${cover.name}`).first().waitFor()
  const user = await pageOf(base, owner, `/admin/users/${away.id}?tab=away`)
  await user.getByRole('button', { name: 'End cover' }).click()
  await user.getByRole('dialog').getByRole('button', { name: 'End cover' }).click()
  await user.getByText('No cover is set.').waitFor()
  await expect.poll(async () => dataOf(await cover.caller.get('/auth/user')).covering).toEqual([])
})
