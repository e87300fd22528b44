import { beforeAll, expect, inject, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

let conveyancer: Caller
let owner: Caller
beforeAll(async () => {
  conveyancer = await callerFor(inject('base'), 'conveyancer@harcourt.test')
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
})

test('somebody sets their cover, whose day shows what is theirs with their name', async () => {
  const { first_name, last_name, id } = dataOf(await conveyancer.get('/auth/user'))
  const covering = dataOf(await owner.get('/auth/user'))
  const coverName = `${covering.first_name} ${covering.last_name}`
  const page = await pageOf(inject('base'), conveyancer, '/cover')
  const today = londonDate(new Date().toISOString())
  await page.getByLabel('Last day away').fill(addDays(today, 3))
  await page.getByLabel('Last day away').press('Tab')
  await page.getByLabel('Who covers').selectOption(covering.id)
  await page.getByRole('button', { name: 'Set cover' }).click()
  const dialog = page.getByRole('dialog', { name: `${coverName} covers for you?` })
  await dialog.getByRole('button', { name: 'Set cover' }).click()
  await page.getByText(`covered by ${coverName}`).waitFor()
  const day = await pageOf(inject('base'), owner, '/')
  await day.getByText(`for ${first_name} ${last_name}`).first().waitFor()
  const user = await pageOf(inject('base'), owner, `/admin/users/${id}?tab=away`)
  await user.getByRole('button', { name: 'End cover' }).click()
  await user.getByRole('dialog').getByRole('button', { name: 'End cover' }).click()
  await user.getByText('No cover is set.').waitFor()
  await expect.poll(async () => dataOf(await owner.get('/auth/user')).covering).toEqual([])
})
