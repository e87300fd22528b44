import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { callerFor } from '../support/api.ts'
import { pageOf } from '../support/signed-in.ts'

const base = inject('base')

const WIDTHS = [320, 390, 768, 1024, 1440, 1920]

/** What is cut, wraps though it is a figure, or leaves the list at its edge. */
const faultsIn = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('.list-page')
    const all = [...(list?.querySelectorAll<HTMLElement>('.list *, .cards *') ?? [])]
    const shown = all.filter((it) => it.getClientRects().length > 0)
    const textOf = (it: HTMLElement) => `${it.className}: ${it.textContent}`
    const isCut = (it: HTMLElement) =>
      /hidden|clip/.test(getComputedStyle(it).overflowX) && it.scrollWidth > it.clientWidth + 1
    const right = document.documentElement.clientWidth
    return {
      cut: shown.filter((it) => isCut(it) && !it.closest('svg, .sr, .bar')).map(textOf),
      broken: shown
        .filter((it) => it.matches('.ref, .num, time') && it.getClientRects().length > 1)
        .map(textOf),
      clipped: shown.filter((it) => it.getBoundingClientRect().right > right + 1).map(textOf),
    }
  })

const lists = ['/conveyances', '/quotes', '/quotes/leads', '/admin/users', '/conveyances/contacts']

test.each(lists)('%s cuts no text and breaks no figure at six widths', async (path) => {
  const page = await pageOf(base, await callerFor(base, 'owner@harcourt.test'), path)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('.list-page [data-row]').first().waitFor()
    await expect
      .poll(() => faultsIn(page), { message: `${width}` })
      .toEqual({ cut: [], broken: [], clipped: [] })
  }
})

test('the totals stand at the foot of the window under a short list', async () => {
  const page = await pageOf(
    base,
    await callerFor(base, 'owner@harcourt.test'),
    '/conveyances?q=Dinham',
  )
  const foot = page.locator('.list-foot')
  await foot.getByText('for “Dinham”').waitFor()
  await expect
    .poll(async () => {
      const box = await foot.boundingBox()
      return box && Math.round(box.y + box.height)
    })
    .toBe(page.viewportSize()?.height)
})
