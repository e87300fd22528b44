import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../worker/local/port.mjs'
import { startProduct } from '../../worker/local/product.mjs'
import { type Caller, callerFor, dataOf } from '../support/api.ts'
import { allowNoise } from '../support/browser.ts'
import { someConveyances } from '../support/quotes.ts'
import { pageOf } from '../support/signed-in.ts'

const state = mkdtempSync(join(tmpdir(), 'deedbox-restart-'))
let port: number
let product: ReturnType<typeof startProduct>
let owner: Caller

const start = async () => {
  product = startProduct({ port, state })
  await product.ready
}

beforeAll(async () => {
  port = await freePort()
  await start()
  owner = await callerFor(`http://localhost:${port}`, 'owner@harcourt.test')
})
afterAll(async () => {
  await product.stop()
  rmSync(state, { recursive: true, force: true })
})

test('a page that was open while the product was stopped and started again shows what changed since', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await pageOf(`http://localhost:${port}`, owner, `/conveyances/${id}`)
  allowNoise(page, /WebSocket/, /ERR_CONNECTION|ERR_EMPTY|could not be reached/, /status of 5/)
  const dot = page.locator('.topbar .live')
  await page.locator('.topbar .live[data-state="live"]').waitFor()

  await product.stop()
  await expect.poll(() => dot.innerText(), { timeout: 10_000 }).toMatch(/since \d\d:\d\d$/)
  await start()
  const { conveyance } = dataOf(await owner.get(`/api/conveyances/${id}`))
  const hold = {
    version: conveyance.version,
    reason: 'Waiting for the lender',
    look_again_on: '2099-01-05',
  }
  const held = await owner.post(`/api/conveyances/${id}/hold`, hold)
  expect(held.status, held.text).toBe(200)

  await page.locator('.topbar .live[data-state="live"]').waitFor({ timeout: 40_000 })
  await expect.poll(() => page.locator('.case-ids').innerText()).toContain('On hold')
})
