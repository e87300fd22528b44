import { createHmac } from 'node:crypto'
import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { ask, type Caller, callerFor, dataOf } from '../../support/api.ts'
import { newPage } from '../../support/browser.ts'
import { aSentQuote, newFacts } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

let count = 0

/** Facts of a client who rings from a number of their own. */
const callerFacts = () => {
  count += 1
  const facts = newFacts('sale')
  const [client] = facts.clients
  if (client === undefined) throw new Error('facts have a client')
  const phone = `07700 900${String(600 + count)}`
  return { ...facts, clients: [{ ...client, phone }] }
}

const context = async () => dataOf(await owner.get('/api/desk/settings'))
const quietly = (page: Page) => page.locator('.toast').filter({ hasText: 'is calling' })

/** What the firm's telephone system tells, signed with its key. */
const tell = (key: string, event: object) => {
  const body = JSON.stringify(event)
  const at = Math.floor(Date.now() / 1000)
  const mark = createHmac('sha256', key).update(`${at}.${body}`).digest('hex')
  return ask(base, {
    method: 'POST',
    path: '/api/intake/calls',
    headers: { 'Deedbox-Signature': `t=${at},v1=${mark}` },
    body: event,
  })
}

test('a manager sets the desk up: hours, turns, the key of the telephone system once', async () => {
  const page = await pageOf(base, owner, '/quotes/leads')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Desk settings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Desk settings' }).waitFor()
  const hours = page.getByRole('region', { name: 'Office hours' })
  await hours.getByLabel('Saturday', { exact: true }).check()
  await hours.getByLabel('Saturday from').fill('10:00')
  await hours.getByLabel('Respond within').fill('20')
  await hours.getByRole('button', { name: 'Save opening hours' }).click()
  await page.locator('.toast').filter({ hasText: 'Saved' }).first().waitFor()
  const saved = await context()
  expect(saved.hours.response_minutes).toBe(20)
  expect(saved.hours.open).toContainEqual({ day: 6, from: '10:00', to: '17:30' })

  const phone = page.getByRole('region', { name: 'Telephone' })
  await phone.getByText('By a telephone system').click()
  await phone.getByLabel('Address for call requests').fill('https://192.168.0.9/dial')
  await phone.getByRole('button', { name: 'Save telephone settings' }).click()
  await phone.getByText('This address is on a private network. Enter a public address.').waitFor()
  await phone.getByText('Manually', { exact: true }).click()
  await phone.getByRole('button', { name: 'Save telephone settings' }).click()
  await expect.poll(async () => (await context()).settings.version).toBe(2)
  await phone.getByRole('button', { name: 'Create a key' }).click()
  await phone.getByText('Copy it now. It won’t be shown again.').waitFor()
  const code = phone.getByRole('status').locator('code')
  await expect.poll(() => code.innerText()).toMatch(/^.{41,}$/)
  const key = await code.innerText()
  await page.reload()
  await page
    .getByRole('region', { name: 'Telephone' })
    .getByText(/^Created/)
    .waitFor()
  expect(await page.content()).not.toContain(key)

  const facts = callerFacts()
  const quote = await aSentQuote(owner, facts)
  const told = await tell(key, {
    event: `e2e-${Date.now()}`,
    call: `pbx-${Date.now()}`,
    type: 'started',
    at: new Date().toISOString(),
    direction: 'in',
    from: facts.clients[0]?.phone ?? '',
    to: '0117 496 0123',
  })
  expect(told.status, told.text).toBe(200)
  const people = `${facts.clients[0]?.first_name} ${facts.clients[0]?.last_name}`
  const ringing = quietly(page).filter({ hasText: people })
  await ringing.waitFor()
  await ringing.getByRole('button', { name: 'Open case' }).click()
  await page.waitForURL(new RegExp(`/quotes/quote-cases/${quote.id}`))

  await page.goto('/quotes/quote-cases/call-logs')
  const row = page.getByRole('row').filter({ hasText: people })
  await row.getByText('Ringing').waitFor()
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Record outcome' }).click()
  const wrap = page.getByRole('dialog', { name: 'Outcome of the call' })
  await wrap.getByLabel('Outcome').selectOption('info_only')
  await wrap.getByRole('button', { name: 'Save' }).click()
  await wrap.waitFor({ state: 'detached' })
  await row.getByText('Information only').waitFor()
  await tell(key, {
    event: `e2e-${Date.now()}-unknown`,
    call: `pbx-${Date.now()}-unknown`,
    type: 'ended',
    at: new Date().toISOString(),
    direction: 'in',
    from: '07700 900999',
    to: '0117 496 0123',
  })
  const unknown = page.getByRole('row').filter({ hasText: '07700 900999' })
  await unknown.getByText('Unknown').waitFor()
  await unknown.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Link to a case' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(quote.number)
  await page
    .getByRole('option')
    .filter({ hasText: String(facts.clients[0]?.last_name) })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => unknown.count()).toBe(0)
})

test('a call that is nobody’s rings at everybody of the desk; one takes it, and it is offered to nobody else', async () => {
  const manager = await callerFor(base, 'manager@harcourt.test')
  const { version } = (await context()).settings
  const { key } = dataOf(await owner.post('/api/desk/settings/keys', { version, of: 'telephone' }))
  const pages = await Promise.all(
    [owner, manager].map((by) => pageOf(base, by, '/quotes/quote-cases/call-logs')),
  )
  for (const page of pages) await page.getByText('Live', { exact: true }).waitFor()
  const rings = (type: 'started' | 'ended', name: string) =>
    tell(key, {
      event: `e2e-${Date.now()}-${type}`,
      call: `pbx-${name}`,
      type,
      at: new Date().toISOString(),
      direction: 'in',
      from: '07700 900998',
      to: '0117 496 0123',
    })
  const run = `desk-${Date.now()}`
  await rings('started', run)
  const [first, second] = pages
  if (first === undefined || second === undefined) throw new Error('two people are at the desk')
  const toasts = pages.map((page) =>
    page.locator('.toast').filter({ hasText: 'Incoming call' }).filter({ hasText: '07700 900998' }),
  )
  for (const toast of toasts) await toast.waitFor()
  await toasts[0]?.getByRole('button', { name: 'Take call' }).click()
  await first.locator('.toast').filter({ hasText: 'Call assigned to you' }).waitFor()
  await toasts[1]?.waitFor({ state: 'detached' })
  const { id, user } = dataOf(await owner.get('/api/calls?limit=1')).rows[0]
  const late = await manager.call('PUT', `/api/calls/${id}/user`, {})
  expect(late.text).toContain(`${user.name} has already taken this call.`)
  const row = second.getByRole('row').filter({ hasText: '07700 900998' })
  await row.getByText(user.name).waitFor()

  await rings('started', `${run}-again`)
  for (const toast of toasts) await toast.waitFor()
  await rings('ended', `${run}-again`)
  for (const toast of toasts) await toast.waitFor({ state: 'detached' })
})

test('the next to be called is shown one after the other, and each call is logged or passed over', async () => {
  const quote = await aSentQuote(owner, callerFacts())
  const page = await pageOf(base, owner, '/quotes/quote-cases/call-status?lane=today')
  await page.goto('/quotes/quote-cases/call-status')
  await page.getByRole('table', { name: 'Call board' }).waitFor()
  await page.getByRole('button', { name: 'Call next' }).click()
  const dialog = page.getByRole('dialog')
  const callee = dialog.getByRole('link').first()
  const first = await callee.innerText()
  await dialog.getByText('Voicemail', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Log call' }).click()
  await dialog.getByText(/^2 of/).waitFor()
  await expect.poll(() => callee.innerText()).not.toBe(first)
  await dialog.getByRole('button', { name: 'Skip' }).click()
  await dialog.getByLabel('Reason').fill('In a meeting')
  await dialog.getByRole('button', { name: 'Skip' }).click()
  await dialog.getByText(/^3 of/).waitFor()
  const { rows } = dataOf(await owner.get('/api/calls?limit=1'))
  expect(rows[0].disposition).toBe('voicemail_left')
  expect(rows[0].subject.ref).toSatisfy((ref: string) => first.includes(ref))
  expect(quote.next_action.type).toBe('call')
})

test('a quote is passed over from the menu of its row, and the call board stays in view', async () => {
  const quote = await aSentQuote(owner, callerFacts())
  const page = await pageOf(base, owner, '/quotes/quote-cases/call-status')
  const row = page.getByRole('row').filter({ hasText: quote.facts.clients[0].last_name })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Skip' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('In a meeting')
  await dialog.getByRole('button', { name: 'Skip' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/quotes/quote-cases/call-status')
})

test('a number pressed by hand opens the form to log the call', async () => {
  const quote = await aSentQuote(owner, callerFacts())
  const page = await pageOf(base, owner, '/quotes/quote-cases/call-status')
  const name = quote.facts.clients[0].last_name
  const row = page.getByRole('row').filter({ hasText: name })
  await row.waitFor()
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null
      if (link) event.preventDefault()
    }),
  )
  await row.getByRole('link', { name: /^Call / }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`Call with .*${name}`) })
  await dialog.getByText('Spoke', { exact: true }).click()
  await dialog.getByLabel('Outcome').selectOption('thinking')
  await dialog.getByLabel('Note').fill('Rings her brother first')
  await dialog.getByRole('button', { name: 'Log call' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goto('/quotes/quote-cases/call-logs')
  const logged = page.getByRole('row').filter({ hasText: name })
  await logged.getByText('Thinking about it').waitFor()
  await logged.getByText('Rings her brother first').waitFor()
})

test('a call-back reaches its adviser when it is due, wherever they are, and stands on their day', async () => {
  const lead = dataOf(
    await owner.post('/api/leads', {
      first_name: 'Calla',
      last_name: `Back${Date.now()}`,
      phone: '07700 900701',
      email: '',
      intent: ['sale'],
      sale_stage: 'sold',
      source: 'phone',
      consent: { basis: 'by_phone', marketing: false },
      spoken_to: true,
    }),
  )
  const page = await pageOf(base, owner, '/conveyances')
  await page.getByText('Live', { exact: true }).waitFor()
  const at = new Date(Date.now() + 3_000).toISOString()
  const planned = await owner.call('PUT', `/api/leads/${lead.id}/call-back`, {
    version: lead.version,
    at,
  })
  expect(planned.status, planned.text).toBe(200)
  const toast = page.locator('.toast').filter({ hasText: `Call back Calla ${lead.last_name}` })
  await toast.waitFor({ timeout: 20_000 })
  await page.goto('/')
  const calls = page.locator('section.sec').filter({ hasText: 'Calls' }).first()
  await calls.getByRole('link', { name: `Calla ${lead.last_name}` }).click()
  await page.waitForURL(new RegExp(`/quotes/leads/${lead.id}`))
})

test('the short form of the firm’s own site opens the enquiry form filled in, without names in the address', async () => {
  const page = await newPage(base)
  await page.goto('/lead-form?intent_sale=on&postcode=BS1+4AA&price=400000&first_name=Eve')
  await expect.poll(() => page.getByLabel('Selling').isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('Postcode of the property').inputValue()).toBe('BS1 4AA')
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('')
})
