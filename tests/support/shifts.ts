import type { Page } from 'playwright'

/** Less than a pixel over the width of the window. */
const LARGEST_SHIFT = 0.001

type Shift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Runs in the page before its own scripts: notes what moves without anybody having touched anything. */
export const noteShifts = () => {
  const root = globalThis as unknown as { shifts: { value: number; by: string }[] }
  root.shifts = []
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y, width, height].map(Math.round)}`
  const named = ({ node, previousRect, currentRect }: Shift['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement
    const text = element?.textContent?.slice(0, 40) ?? 'what is gone'
    return `${element?.tagName} “${text}” from ${place(previousRect)} to ${place(currentRect)}`
  }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      root.shifts.push({ value, by: sources.map(named).join('; ') })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What stood on the page and moved by itself, each with how far; empty where together it is less than anybody sees. */
export const shiftsOf = async (page: Page): Promise<readonly string[]> => {
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; by: string }[] }).shifts,
  )
  const whole = shifts.reduce((sum, { value }) => sum + value, 0)
  return whole < LARGEST_SHIFT ? [] : shifts.map(({ value, by }) => `${value.toFixed(4)}: ${by}`)
}
