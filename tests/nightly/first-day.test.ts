import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CA_FILE } from '../runtime/support/smtp-server.ts'
import { newPage } from '../support/browser.ts'
import { createFirm } from '../support/firm-command.ts'
import { type Arrived, aMailbox } from '../support/mailbox.ts'
import { pdfText } from '../support/pdf-text.ts'
import { startForTests } from '../support/product.ts'
import { pressSend } from '../support/quotes.ts'
import { withAuthenticator } from '../support/virtual-authenticator.ts'
import { codeOf } from '../worker/support/totp.ts'

const HOST = 'acme.localhost'
const PASSWORD = 'seven damp otters'
const SENDER = 'post@acme.test'
const client = { first: 'Nerys', last: 'Whitcombe', email: 'nerys.whitcombe@sample.test' }

let product: Awaited<ReturnType<typeof startForTests>>
let mailbox: Awaited<ReturnType<typeof aMailbox>>
beforeAll(async () => {
  mailbox = await aMailbox()
  product = await startForTests({}, ['--fresh', '--empty'], { NODE_EXTRA_CA_CERTS: CA_FILE })
})
afterAll(async () => {
  await product.stop()
  await mailbox.close()
})

const setPassword = async (page: Page, link: string, name: string) => {
  await page.goto(link)
  await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor()
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/auth/password')
}

const saveRecoveryCodes = async (page: Page) => {
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('10 of 10 left').waitFor()
}

const addAuthenticatorApp = async (page: Page) => {
  await page.goto('/security')
  await page.getByRole('button', { name: 'Set up' }).click()
  const shown = page.locator('.scan code')
  await shown.waitFor()
  const secret = (await shown.innerText()).replaceAll(/\s/g, '')
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await saveRecoveryCodes(page)
}

const addPasskey = async (page: Page) => {
  await withAuthenticator(page)
  await page.goto('/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await saveRecoveryCodes(page)
}

const describeFirm = async (page: Page) => {
  await page.goto('/admin/set-up')
  await page.getByLabel('Registered address').fill('1 Mill Street, Leeds LS1 1AA')
  await page.getByLabel('Telephone that clients call').fill('0113 496 0100')
  await page.getByLabel('Number with the regulator').fill('999100')
  await page.getByRole('button', { name: 'Save your firm' }).click()
  await page.getByText('Two of ten steps are done.').waitFor()
}

/** Has mail leave by the server of this test, signed; returns what the domain is to publish. */
const setUpDelivery = async (page: Page) => {
  await page.goto('/admin/message-delivery')
  const email = page.getByRole('region', { name: 'Email' })
  await email.getByRole('radio', { name: 'Our own mail server (SMTP)' }).check()
  await email.getByLabel('Sender address').fill(SENDER)
  await email.getByLabel('Server', { exact: true }).fill('localhost')
  await email.getByLabel('Port').fill(String(mailbox.port))
  await email.getByLabel('User name').fill('post')
  await email.getByRole('button', { name: 'Save email settings' }).click()
  await page.getByText(`${SENDER} is not confirmed`).waitFor()
  await email.getByLabel('Password of the mail server').fill('secret')
  await email.getByRole('button', { name: 'Save password' }).click()
  await email.getByText('Set on').waitFor()
  const signature = page.getByRole('region', { name: 'Signature (DKIM)' })
  await signature.getByRole('button', { name: 'Create a signing key' }).click()
  const value = signature.getByText(/^v=DKIM1; k=rsa; p=MII/)
  await value.waitFor()
  const name = await signature.getByText(/_domainkey\.acme\.test$/).innerText()
  const record = { name, text: await value.innerText() }
  await page.getByRole('button', { name: 'Send a confirmation link' }).click()
  const { link } = await mailbox.mailTo(SENDER, /^Confirm the sender address/)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.getByText(`${SENDER} was confirmed`).waitFor()
  return record
}

const invite = async (page: Page, email: string, first: string, role: RegExp) => {
  await page.goto('/admin/users/create')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill('Ray')
  await page.getByRole('checkbox', { name: role }).check()
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.waitForURL((url) => url.pathname === '/admin/users')
  return mailbox.mailTo(email, /Acme Law/)
}

/** RFC 5322: lines end with CR and LF and are short, headers are ASCII, and each of these is there once. */
const expectProper = ({ bytes, headers }: Arrived, to: string) => {
  const text = bytes.toString('latin1')
  expect(text).toMatch(/^[\0-\x7f]*$/)
  expect(text.split('\r\n').every((line) => line.length <= 998 && !/[\r\n]/.test(line))).toBe(true)
  const valuesOf = (name: string) => headers.filter(({ key }) => key === name).map((it) => it.value)
  expect(valuesOf('from')).toEqual([`Acme Law <${SENDER}>`])
  expect(valuesOf('to')).toEqual([expect.stringContaining(`<${to}>`)])
  expect(valuesOf('message-id')).toEqual([expect.stringMatching(/^<[0-9a-f-]{36}@acme\.test>$/)])
  expect(valuesOf('mime-version')).toEqual(['1.0'])
  expect(Date.parse(valuesOf('date')[0] ?? '')).toBeGreaterThan(Date.now() - 600_000)
}

const expectSigned = async ({ bytes }: Arrived, record: { name: string; text: string }) => {
  const resolver = async (name: string) => (name === record.name ? [[record.text]] : [])
  const { results } = await dkimVerify(bytes, { resolver })
  expect(results.map(({ status }) => [status.result, status.aligned])).toEqual([
    ['pass', 'acme.test'],
  ])
}

/** Types a quote for a sale and sends it; returns the total that the page shows. */
const sendQuote = async (page: Page) => {
  await page.goto('/quotes/create')
  await page.getByLabel('First client, first name').fill(client.first)
  await page.getByLabel('Last name').fill(client.last)
  await page.getByLabel('Email').fill(client.email)
  await page.getByRole('region', { name: 'What' }).getByText('Sale', { exact: true }).click()
  await page.getByText('Offer accepted', { exact: true }).click()
  const sold = page.getByRole('region', { name: 'Property sold' })
  await sold.getByLabel('Address').fill('14 Larkfield Road, Shrewsbury')
  await sold.getByLabel('Postcode').fill('SY3 9CV')
  await sold.getByLabel('Price').fill('412,500')
  await sold.getByText('Freehold', { exact: true }).click()
  const total = page.locator('.tot .n')
  await expect.poll(() => total.innerText()).toMatch(/^£[\d,]+\.\d{2}$/)
  const price = await total.innerText()
  await pressSend(page)
  await page.waitForURL(/\/quotes\/quote-cases\/[0-9a-f-]{36}$/)
  return price
}

const accept = async (page: Page, link: string, price: string) => {
  await page.goto(link)
  await page.getByRole('heading', { name: price }).waitFor()
  await page.getByLabel('Your full name').fill(`${client.first} ${client.last}`)
  await page.getByLabel('I accept this quote and the terms').check()
  await page.getByRole('button', { name: 'Accept the quote' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /accepted/i })
    .waitFor()
}

test('a firm that begins with nothing has its first quote accepted on its first day, by mail that really left', {
  timeout: 300_000,
}, async () => {
  const owner = await newPage(product.base, HOST)
  await setPassword(
    owner,
    await createFirm(product.base, HOST, 'Acme Law', 'owner@acme.test'),
    'Owner',
  )
  await owner.waitForURL((url) => url.pathname === '/admin/set-up')
  await addAuthenticatorApp(owner)
  await describeFirm(owner)
  const record = await setUpDelivery(owner)
  const invitations = {
    ana: await invite(owner, 'ana@acme.test', 'Ana', /^New-business adviser/),
    bo: await invite(owner, 'bo@acme.test', 'Bo', /^Conveyancer/),
  }
  for (const [name, mail] of Object.entries(invitations)) {
    expectProper(mail, `${name}@acme.test`)
    await expectSigned(mail, record)
  }
  const [adviser, conveyancer] = [
    await newPage(product.base, HOST),
    await newPage(product.base, HOST),
  ]
  await setPassword(adviser, invitations.ana.link, 'Ana')
  await addPasskey(adviser)
  await setPassword(conveyancer, invitations.bo.link, 'Bo')
  await addAuthenticatorApp(conveyancer)

  const price = await sendQuote(adviser)
  const offer = await mailbox.mailTo(client.email, /./)
  expectProper(offer, client.email)
  await expectSigned(offer, record)
  const [file, ...others] = offer.attachments
  expect([file?.mimeType, others]).toEqual(['application/pdf', []])
  const pdf = Buffer.from(file?.content as ArrayBuffer)
  expect(pdf.subarray(0, 4).toString()).toBe('%PDF')
  expect(pdfText(pdf)).toContain(price)

  await accept(await newPage(product.base, HOST), offer.link, price)
  // Only a quote that was accepted has it.
  await adviser.getByRole('button', { name: 'Instruct' }).waitFor()
  expect(mailbox.received.every((it) => it.isSecure && it.user === 'post')).toBe(true)
})
