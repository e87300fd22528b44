import { expect, inject, test } from 'vitest'
import { allowNoise, newPage } from '../../support/browser.ts'
import { latestMessage, signIn } from '../../support/people.ts'

const marker = `${Date.now()}`.slice(-6)
const email = `priya.${marker}@harcourt.test`

test('an owner invites an assistant who signs in and sees only what the role allows', {
  timeout: 90_000,
}, async () => {
  const base = inject('base')
  const owner = await newPage(base)
  await signIn(owner, 'owner@harcourt.test')

  await owner.goto('/admin/users/create')
  await owner.getByLabel('Email').fill('cashier@harcourt.test')
  await owner.getByLabel('First name').focus()
  await owner.getByText('already uses this address').waitFor()
  await owner.getByLabel('Email').fill(email)
  await owner.getByLabel('First name').fill('Priya')
  await owner.getByLabel('Last name').fill(`Nair${marker}`)
  await owner.getByRole('combobox', { name: 'Team' }).fill('Residential')
  await owner.getByRole('checkbox', { name: /^Legal assistant/ }).check()
  await owner.getByRole('button', { name: 'Invite' }).click()
  await owner.waitForURL((url) => url.pathname === '/admin/users')

  const invitation = await latestMessage(owner, email, 'user.invited')
  const link = invitation.body.match(/https?:\/\/\S+/)?.[0] ?? ''
  const assistant = await newPage(base)
  await assistant.goto(link)
  await assistant.getByRole('heading', { name: 'Welcome, Priya' }).waitFor()
  await assistant.getByText(`Choose a password. You sign in with it and ${email}.`).waitFor()
  await expect.poll(() => assistant.getByText('Remembered it?').isVisible()).toBe(false)
  await assistant.getByLabel('New password', { exact: true }).fill('three green bottles')
  await assistant.getByRole('button', { name: 'Save and sign in' }).click()
  await assistant.waitForURL((url) => url.pathname === '/')
  await assistant.goto('/conveyances')
  await assistant.getByRole('table', { name: 'Conveyances' }).locator('tbody tr').first().waitFor()
  await assistant.goto('/admin/templates/emails')
  await assistant.getByRole('link', { name: 'Emails', exact: true }).waitFor()
  await expect
    .poll(() => assistant.getByRole('link', { name: 'Users', exact: true }).count())
    .toBe(0)
  await assistant.goto('/admin/users')
  await assistant.getByText('Access denied').waitFor()
  expect(new URL(assistant.url()).pathname).toBe('/')

  await owner.goto(`/admin/users?q=nair${marker}`)
  await owner.getByRole('link', { name: `Priya Nair${marker}` }).click()
  await owner.getByRole('heading', { level: 1, name: `Priya Nair${marker}` }).waitFor()
  await owner.getByText('Effective access').waitFor()
  await expect.poll(() => owner.locator('.access-list').innerText()).toContain('Legal assistant')
  await owner.getByRole('link', { name: /^Sessions/ }).click()
  await owner.locator('.sessions li').waitFor()

  allowNoise(assistant, /401/, /WebSocket/, /signed-in user could not be fetched/)
  await owner.getByRole('button', { name: 'Actions for Priya' }).click()
  await owner.getByRole('menuitem', { name: 'Suspend' }).click()
  const question = owner.getByRole('dialog', { name: `Suspend Priya Nair${marker}?` })
  await question.getByRole('button', { name: 'Suspend' }).click()
  await owner.getByText('Suspended', { exact: true }).waitFor()
  await assistant.waitForURL((url) => url.pathname.endsWith('/login'))
})
