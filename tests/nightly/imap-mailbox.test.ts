import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CA_FILE } from '../runtime/support/smtp-server.ts'
import { callerFor } from '../support/api.ts'
import { allowNoise, newPage } from '../support/browser.ts'
import { anImapServer } from '../support/imap-server.ts'
import { signIn } from '../support/people.ts'
import { startForTests } from '../support/product.ts'
import { someConveyances } from '../support/quotes.ts'

const PASSWORD = 'an app password'

let product: Awaited<ReturnType<typeof startForTests>>
beforeAll(async () => {
  product = await startForTests({}, ['--fresh'], { NODE_EXTRA_CA_CERTS: CA_FILE })
})
afterAll(() => product.stop())

const connect = async (page: Page, server: string, password: string) => {
  await page.getByLabel('Address of the mailbox').fill('sunita@harcourt.test')
  await page.getByLabel('Mail server').fill(server)
  await page.getByLabel('User name').fill('sunita')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Connect mailbox' }).click()
}

/** Waits until the card of the mailbox says something, looking again as its owner does. */
const untilSaid = (page: Page, text: RegExp) =>
  expect
    .poll(
      async () => {
        await page.reload()
        await page.getByRole('heading', { name: 'sunita@harcourt.test' }).waitFor()
        return page.getByText(text).count()
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0)

test('somebody connects a mailbox by IMAP, and reads what is wrong until server and password are right', async () => {
  const owner = await callerFor(product.base, 'owner@harcourt.test')
  const [{ ref } = {}] = await someConveyances(owner)
  const head = ['From: sunita@brookes.test', 'To: sunita@harcourt.test', `Subject: ${ref} keys`]
  const mail = [...head, 'Message-ID: <keys@brookes.test>', '', 'On Friday.'].join('\r\n')
  const server = await anImapServer(PASSWORD, [mail])
  const page = await newPage(product.base)
  allowNoise(page, /status of 422.*own-mailboxes/)
  await signIn(page, 'conveyancer@harcourt.test')
  await page.goto('/profile')

  await connect(page, 'imap.elsewhere.co.uk', PASSWORD)
  await page.getByText('reads only a mail server on the same machine').waitFor()
  await connect(page, 'localhost:1', PASSWORD)
  await untilSaid(page, /The mail server did not answer/)
  await connect(page, `localhost:${server.port}`, 'a wrong one')
  await untilSaid(page, /The mail server does not accept the user name or password/)
  await connect(page, `localhost:${server.port}`, PASSWORD)
  await untilSaid(page, /Up to date/)
  await expect
    .poll(() => page.getByText('Filed or suggested').locator('xpath=..').innerText())
    .toContain('1')
  await page.getByText('Emails leave from the firm’s address, not from').waitFor()
  await server.close()
})
