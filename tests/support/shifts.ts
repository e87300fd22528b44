import type { Page } from 'playwright'

/** Less than a pixel over the width of the window. */
export const LARGEST_SHIFT = 0.001

/** Runs in the page before its own scripts: adds up what moved without anybody having touched anything. */
export const sumShifts = () => {
  const root = globalThis as unknown as { shifted: number }
  root.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      root.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** How far what stood on the page moved by itself: 0 is not at all. */
export const shiftOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
