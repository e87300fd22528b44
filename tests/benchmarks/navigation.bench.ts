import type { CDPSession, Page } from 'playwright'
import { closeBrowser, newPage } from '../support/browser.ts'
import { signIn } from '../support/people.ts'
import { atMost, type Figure, firstQuartile, milliseconds } from './figures.ts'
import type { Benchmark } from './run.ts'

const SLOWER = 4
const ROUNDS = 7
const BUDGET_MS = 200
const AHEAD_MS = 400

type Journey = {
  readonly what: string
  readonly from: string
  /** The link that is hovered, then clicked. */
  readonly link: string
  /** The first row of the page that it leads to. */
  readonly row: string
}

const journeys: readonly Journey[] = [
  {
    what: 'home → conveyances',
    from: '/',
    link: '.rail a[href="/conveyances"]',
    row: 'table[aria-label="Conveyances"] tr[data-row]',
  },
  {
    what: 'conveyances → a case',
    from: '/conveyances',
    link: 'table[aria-label="Conveyances"] tr[data-row] a.row-link',
    row: '.spine > li',
  },
]

/**
 * From the click to the new page's first row, with data prefetched on hover, against a full load of the same
 * URL. The processor is slowed four times for both.
 */
const benchmark: Benchmark = async (setting) => {
  const base = await setting.base()
  const page = await newPage(base, 'localhost', { viewport: { width: 1440, height: 900 } })
  try {
    await page.addInitScript(
      watch,
      journeys.map(({ row }) => row),
    )
    await signIn(page, 'conveyancer@harcourt.test')
    const cdp = await page.context().newCDPSession(page)
    const figures: Figure[] = []
    for (const journey of journeys) figures.push(await measured(page, cdp, journey))
    return figures
  } finally {
    await page.context().close()
    await closeBrowser()
  }
}

export default benchmark

const measured = async (page: Page, cdp: CDPSession, journey: Journey): Promise<Figure> => {
  const soft: number[] = []
  const full: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const taken = {
      soft: await prefetchedLoad(page, cdp, journey),
      full: await fullLoad(page, cdp, journey),
    }
    // The first round fills the browser's caches.
    if (round === 0) continue
    soft.push(taken.soft)
    full.push(taken.full)
  }
  return {
    what: `${journey.what}, processor ${SLOWER} × slower`,
    measured: `${milliseconds(firstQuartile(soft))} to the first row, fetched ahead`,
    against: `full load of it: ${milliseconds(firstQuartile(full))}`,
    ratio: firstQuartile(soft) / firstQuartile(full),
    budget: atMost(firstQuartile(soft), BUDGET_MS, ' ms'),
  }
}

const throttle = (cdp: CDPSession, rate: number) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate })

const prefetchedLoad = async (page: Page, cdp: CDPSession, { from, link, row }: Journey) => {
  await throttle(cdp, 1)
  await page.goto(from, { waitUntil: 'networkidle' })
  await throttle(cdp, SLOWER)
  await page.locator(link).first().hover()
  await page.waitForTimeout(AHEAD_MS)
  await page.waitForLoadState('networkidle')
  await page.locator(link).first().click()
  const shown = await firstRowAt(page, row)
  return shown - (await page.evaluate(() => globalThis.benchClick ?? Number.NaN))
}

const fullLoad = async (page: Page, cdp: CDPSession, { row }: Journey) => {
  const address = page.url()
  await page.goto('about:blank')
  await throttle(cdp, SLOWER)
  await page.goto(address)
  return firstRowAt(page, row)
}

const firstRowAt = async (page: Page, row: string) => {
  const shown = await page.waitForFunction((selector) => globalThis.benchShown?.[selector], row)
  return Number(await shown.jsonValue())
}

declare global {
  var benchClick: number | undefined
  var benchShown: Record<string, number> | undefined
}

// Runs in each document: records the time of the last click, and of each row's first paint.
const watch = (selectors: readonly string[]) => {
  const shown: Record<string, number> = {}
  const waiting = new Set(selectors)
  globalThis.benchShown = shown
  const onClick = ({ timeStamp }: Event) => {
    globalThis.benchClick = timeStamp
  }
  addEventListener('click', onClick, true)
  const observer = new MutationObserver(() => {
    for (const selector of waiting) {
      if (document.querySelector(selector) === null) continue
      waiting.delete(selector)
      requestAnimationFrame(() => {
        shown[selector] = performance.now()
      })
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}
