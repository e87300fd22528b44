import type { Page } from 'playwright'
import { closeBrowser, newPage } from '../support/browser.ts'
import { signIn } from '../support/people.ts'
import { atMost, type Figure, firstQuartile, milliseconds } from './figures.ts'
import { startNuxtList } from './nuxt-list.ts'
import type { Benchmark } from './run.ts'
import { recorded, slowed } from './slow-network.ts'

const ROUNDS = 5
const FIRST_ROW = 0.25
const SOFT = 0.2
const REQUESTS = 25
const KB_BEFORE_ROW = 95
const QUIET_MS = 1500
const ours = 'table[aria-label="Conveyances"] tr[data-row]'
const theirs = '.p-datatable-tbody > tr'

/**
 * The cold load of a staff list with an empty cache, CPU 4 × slower, 10 Mbit/s and 40 ms, beside the same rows in
 * a Nuxt + PrimeVue page under the same conditions.
 */
const benchmark: Benchmark = async (setting) => {
  const base = await setting.base()
  const page = await newPage(base, 'localhost', { viewport: { width: 1440, height: 900 } })
  try {
    await page.addInitScript(watch, `${ours}, ${theirs}`)
    await signIn(page, 'conveyancer@harcourt.test')
    const cold = await coldLoads(page, `${base}/conveyances`)
    const soft = await softLoads(page, base)
    return [...sizes(cold), softFigure(soft), ...(await besideNuxt(page, cold))]
  } finally {
    await page.context().close()
    await closeBrowser()
  }
}

export default benchmark

type Load = { readonly row: number; readonly requests: number; readonly kilobytes: number }

const besideNuxt = async (page: Page, cold: readonly Load[]): Promise<Figure[]> => {
  const nuxt = await startNuxtList()
  if (nuxt === null) {
    console.info('  The Nuxt list could not be installed: the comparison is left out.')
    return []
  }
  const inBrowser = await coldLoads(page, `${nuxt}/in-browser`)
  const onServer = await coldLoads(page, nuxt)
  return [
    { ...compared('rendered in the browser', cold, inBrowser), budget: budgetOf(cold, inBrowser) },
    compared('rendered on the server', cold, onServer),
  ]
}

const rowOf = (loads: readonly Load[]) => firstQuartile(loads.map(({ row }) => row))

const budgetOf = (cold: readonly Load[], other: readonly Load[]) =>
  atMost(rowOf(cold) / rowOf(other), FIRST_ROW)

const compared = (how: string, cold: readonly Load[], other: readonly Load[]): Figure => ({
  what: 'first row of a staff list, cold',
  measured: milliseconds(rowOf(cold)),
  against: `Nuxt + PrimeVue, ${how}: ${milliseconds(rowOf(other))}`,
  ratio: rowOf(cold) / rowOf(other),
})

const sizes = (cold: readonly Load[]): Figure[] => {
  const requests = Math.max(...cold.map((it) => it.requests))
  const kilobytes = Math.max(...cold.map((it) => it.kilobytes))
  return [
    {
      what: 'requests of the cold load of a staff list',
      measured: String(requests),
      against: String(REQUESTS),
      ratio: requests / REQUESTS,
      budget: atMost(requests, REQUESTS),
    },
    {
      what: 'script that came before its first row',
      measured: `${kilobytes.toFixed(1)} KB`,
      against: `${KB_BEFORE_ROW} KB`,
      ratio: kilobytes / KB_BEFORE_ROW,
      budget: atMost(kilobytes, KB_BEFORE_ROW, ' KB'),
    },
  ]
}

type SoftLoad = { readonly soft: number; readonly full: number }

const softFigure = (loads: readonly SoftLoad[]): Figure => {
  const soft = firstQuartile(loads.map((it) => it.soft))
  const full = firstQuartile(loads.map((it) => it.full))
  return {
    what: 'navigation from home to a staff list, first row',
    measured: milliseconds(soft),
    against: `full load of it: ${milliseconds(full)}`,
    ratio: soft / full,
    budget: atMost(soft / full, SOFT),
  }
}

const coldLoads = async (page: Page, address: string) => {
  const loads: Load[] = []
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await coldLoad(page, address))
  return loads
}

const coldLoad = async (page: Page, address: string): Promise<Load> => {
  const cdp = await slowed(page)
  await page.goto('about:blank')
  await cdp.send('Network.clearBrowserCache')
  const network = recorded(cdp)
  await page.goto(address)
  const row = await firstRow(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2000)
  await cdp.detach()
  return { row, requests: network.count(), kilobytes: network.scriptBefore(row) / 1024 }
}

const softLoads = async (page: Page, base: string) => {
  const loads: SoftLoad[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { row: full } = await coldLoad(page, `${base}/conveyances`)
    const cdp = await slowed(page)
    await page.goto(`${base}/`, { waitUntil: 'networkidle' })
    const link = page.locator('.rail a[href="/conveyances"]')
    await link.hover()
    await page.waitForTimeout(400)
    await page.waitForLoadState('networkidle')
    await link.click()
    const shown = await firstRow(page)
    loads.push({ soft: shown - (await page.evaluate(() => globalThis.pageClick ?? 0)), full })
    await cdp.detach()
  }
  return loads
}

// Nothing is asked of the page before the row is there: a question costs it tens of milliseconds at this speed.
const firstRow = async (page: Page) => {
  await page.waitForTimeout(QUIET_MS)
  return Number(await (await page.waitForFunction(() => globalThis.pageRow)).jsonValue())
}

declare global {
  var pageRow: number | undefined
  var pageClick: number | undefined
}

// Runs in each document: the times of the last click and of the first row's paint.
const watch = (rows: string) => {
  const onClick = ({ timeStamp }: Event) => {
    globalThis.pageClick = timeStamp
  }
  addEventListener('click', onClick, true)
  const observer = new MutationObserver(() => {
    if (document.querySelector(rows) === null) return
    observer.disconnect()
    requestAnimationFrame(() => {
      globalThis.pageRow = performance.now()
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}
