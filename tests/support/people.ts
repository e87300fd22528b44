import type { Page } from 'playwright'
import type { Message } from '#domain/communication/message'

const password = 'deedbox-demo-2026'

/** Signs a member of staff in through the sign-in page. */
export const signIn = async (page: Page, email: string) => {
  await page.goto('/auth/login')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** A call as the page of a signed-in person makes it. */
export const ask = async <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => {
    const token = document.cookie.match(/auth_token=([^;]+)/)?.[1] ?? ''
    const firm = JSON.parse(document.getElementById('firm')?.textContent ?? '{}')
    const headers = { Authorization: `Bearer ${token}`, 'X-Tenant': firm.tenantId }
    const answer = (await (await fetch(address, { headers })).json()) as { data: unknown }
    return answer.data
  }, path) as Promise<T>

/** The newest message of a kind to an address, once it is there. */
export const latestMessage = async (page: Page, to: string, type: string): Promise<Message> => {
  for (let tries = 0; tries < 50; tries++) {
    const { rows } = await ask<{ rows: Message[] }>(
      page,
      `/api/messages?q=${encodeURIComponent(to)}`,
    )
    const found = rows.find((it) => it.type === type && it.status === 'sent')
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No message ${type} to ${to}`)
}
