import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { callerFor } from '../support/api.ts'
import { pageOf } from '../support/signed-in.ts'

const base = inject('base')
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const ownersPage = async (path: string, viewport = desktop) =>
  pageOf(base, await callerFor(base, 'owner@harcourt.test'), path, { viewport })

/** The left and right edges of the texts that a selector finds, each once. */
const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const textOf = (it: Element) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      return range.getBoundingClientRect()
    }
    const boxes = all.map(textOf).filter((it) => it.width > 0)
    const once = (side: 'left' | 'right') => [...new Set(boxes.map((it) => Math.round(it[side])))]
    return { left: once('left'), right: once('right') }
  })

/** What reaches out of the box that it stands in, or of the window. */
const outside = (page: Page, selector: string, box: string) =>
  page.locator(selector).evaluateAll((all, of) => {
    const isOut = (it: Element) => {
      const own = it.getBoundingClientRect()
      const around = it.closest(of)?.getBoundingClientRect()
      const right = Math.min(around?.right ?? 0, document.documentElement.clientWidth)
      return own.width > 0 && (own.right > right + 1 || own.bottom > (around?.bottom ?? 0) + 1)
    }
    return all.filter(isOut).map((it) => it.textContent)
  }, box)

describe('a case', () => {
  const openCase = async (viewport = desktop) => {
    const page = await ownersPage('/conveyances?status=pre_contract', viewport)
    const href = await page.locator('a.row-link').first().getAttribute('href')
    await page.goto(href ?? '')
    await page.locator('.spine .tasks li').first().waitFor()
    return page
  }

  test('has the dates of its tasks under those of its stages, and no line cut', async () => {
    const page = await openCase()
    const dates = '.spine .tasks .d:not(:empty), .spine .stage-head .c1:not(:empty)'
    await expect.poll(async () => (await edgesOf(page, dates)).right).toHaveLength(1)
    await expect.poll(() => outside(page, '.spine .tasks .t', 'li')).toEqual([])
  })

  test('folds what is done into one line on a phone', async () => {
    const page = await openCase(phone)
    const fold = page.locator('.spine .fold').first()
    await fold.waitFor()
    await expect.poll(async () => (await fold.boundingBox())?.height ?? 99).toBeLessThan(48)
  })

  test('keeps what it says of a date within the date’s cell on a phone', async () => {
    const page = await openCase(phone)
    const cells = () =>
      page
        .locator('.dates li')
        .evaluateAll((all) =>
          all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent),
        )
    await page.locator('.dates li').first().waitFor()
    await expect.poll(cells).toEqual([])
  })
})

test('stages of nine and of ten begin their names at one edge', async () => {
  const page = await ownersPage('/conveyances')
  await page.locator('td .stage').first().waitFor()
  const counts = () =>
    page
      .locator('td .stage .nine')
      .evaluateAll(
        (all) => new Set(all.map((it) => it.getAttribute('style')?.split('--of')[1])).size,
      )
  await expect.poll(counts).toBeGreaterThan(1)
  await expect
    .poll(async () => (await edgesOf(page, 'td .stage > span:last-child')).left)
    .toHaveLength(1)
})

test('the ring of the focus lies within the list, also at its left edge', async () => {
  const page = await ownersPage('/conveyances')
  const link = page.locator('.list .row-link').first()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const hidden = () =>
    link.evaluate((it) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(it)
      const left =
        it.getBoundingClientRect().left - parseFloat(outlineOffset) - parseFloat(outlineWidth)
      let box = it.parentElement
      while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
      return Math.max(0, (box?.getBoundingClientRect().left ?? 0) - left)
    })
  await expect.poll(() => link.evaluate((it) => it.matches(':focus-visible'))).toBe(true)
  await expect.poll(hidden).toBe(0)
})

test('every button of the call board stands within its row, and whole hours beside it', async () => {
  const page = await ownersPage('/quotes/quote-cases/call-status')
  await page.locator('[title="Best hour to call"]').first().waitFor()
  await expect.poll(() => outside(page, 'main tr :is(button, a.btn)', 'tr')).toEqual([])
  const hours = page.locator('[title="Best hour to call"]')
  await expect
    .poll(async () => (await hours.allInnerTexts()).every((it) => /^\d\d:00 to \d\d:00$/.test(it)))
    .toBe(true)
  await expect.poll(() => outside(page, '[title="Best hour to call"]', 'td')).toEqual([])
})

/** The lines that each telephone number of a page takes. */
const phoneLines = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const counts: number[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const found = /0\d{2,4} \d{3,4} ?\d{3,4}/.exec(node.textContent ?? '')
      if (found === null) continue
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      if (tops.length > 0) counts.push(new Set(tops).size)
    }
    return counts
  })

test.each([
  ['/quotes/leads', desktop],
  ['/quotes/quote-cases/call-status', desktop],
  ['/conveyances/contacts', desktop],
  ['/conveyances/contacts', phone],
])('a telephone number on %s stands on one line', async (path, viewport) => {
  const page = await ownersPage(path, viewport)
  await expect.poll(async () => new Set(await phoneLines(page))).toEqual(new Set([1]))
})

test('a telephone number of the day stands on one line', async () => {
  const adviser = await callerFor(base, 'adviser@harcourt.test')
  const page = await pageOf(base, adviser, '/', { viewport: desktop })
  await expect.poll(async () => new Set(await phoneLines(page))).toEqual(new Set([1]))
})

test.each(['/', '/quotes', '/conveyances', '/workflows', '/admin/users'])(
  'no words of %s touch the edge of a phone',
  async (path) => {
    const page = await ownersPage(path, phone)
    await page.locator('main h1').first().waitFor()
    const closest = () =>
      page.locator('main').evaluate((main) => {
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        let least = Number.POSITIVE_INFINITY
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.textContent?.trim() || node.parentElement?.closest('.sr, [hidden]')) continue
          range.selectNodeContents(node)
          for (const { left, width } of range.getClientRects())
            if (width > 1) least = Math.min(least, left)
        }
        return least
      })
    await expect.poll(closest).toBeGreaterThanOrEqual(8)
  },
)

test('a toast lies beside the buttons of the day, not over them', async () => {
  const toast = '?show_toast=1&toast_summary=Saved&toast_detail=The+case&toast_life=60000'
  const page = await ownersPage(`/${toast}`)
  await page.locator('.toast').waitFor()
  await page.locator('.day .acts .btn').first().waitFor()
  const room = async () => {
    const over = await page.locator('.toast').boundingBox()
    const buttons = await page.locator('.day .acts').boundingBox()
    return (buttons?.y ?? 0) - ((over?.y ?? 999) + (over?.height ?? 0))
  }
  await expect.poll(room).toBeGreaterThan(0)
})
