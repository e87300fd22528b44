import type { Page } from 'playwright'

const open = '.spine .tasks input.box:not(:checked):not(:disabled)'

/**
 * Ticks every task that can be ticked, and those that open by it, until none is left before the next act;
 * or, with `milestones`, until that many more milestones are done. `record` does what no tick does, and returns how
 * many tasks that were.
 */
export const tickEverything = async (
  page: Page,
  { milestones = Number.POSITIVE_INFINITY, record = nothing }: Ticking = {},
) => {
  await page.locator('.spine').waitFor()
  const start = await page.locator('.spine > .done').count()
  for (let ticks = 0; ticks < 120; ticks++) {
    const done = await page.locator('.spine > .done').count()
    if (done - start >= milestones) return
    const box = page.locator(open).first()
    if ((await box.count()) === 0) {
      // The last tick may have opened something for either, which shows once the server has answered.
      if ((await record()) > 0 || !(await settled(page)) || (await record()) > 0) continue
      return
    }
    // By its name, since others may open above it; by key, since they would move it from under the mouse.
    const name = (await box.getAttribute('aria-label')) ?? ''
    const undone = page.getByRole('checkbox', { name, exact: true, checked: false })
    // A page that is still changing takes the row away under the key: then the list is read again.
    if (!(await undone.press('Space', { timeout: 5000 }).then(isDone, isNot))) continue
    await undone.waitFor({ state: 'detached' })
  }
}

type Ticking = { milestones?: number; record?: () => Promise<number> }
const nothing = async () => 0

const isDone = () => true
const isNot = () => false

/** Whether nothing opens any more: the server may take its time on a busy machine. */
const settled = async (page: Page) => {
  const opened = page.locator(open).first().waitFor({ timeout: 3000 })
  return opened.then(isNot, isDone)
}
