import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Caller, callerFor } from '../support/api.ts'
import { someConveyances } from '../support/quotes.ts'
import { pageOf } from '../support/signed-in.ts'

const base = inject('base')

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

const openAs = (path: string, options: Parameters<typeof pageOf>[3] = {}) =>
  pageOf(base, owner, path, options)

const kit = async (find: string, options: Parameters<typeof pageOf>[3] = {}) => {
  const page = await openAs(`/admin/uikit?find=${encodeURIComponent(find)}`, options)
  await page.locator('.kit-part').first().waitFor()
  return page
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement
    return it?.getAttribute('aria-label') ?? it?.textContent?.trim() ?? ''
  })

const casePage = async (options: Parameters<typeof pageOf>[3] = {}) => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await pageOf(base, owner, `/conveyances/${id}`, options)
  await page.locator('.spine').waitFor()
  return page
}

describe('a board', () => {
  const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

  test('moves a card by the keyboard, says where it went and keeps the focus on it', async () => {
    const page = await kit('kanban')
    const menu = page.getByRole('button', { name: 'Move Hannah Prescott to' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Called' }).waitFor()
    await expect.poll(() => focused(page)).toBe('Called')
    await page.keyboard.press('Enter')
    await column(page, 'Called').getByText('Hannah Prescott').waitFor()
    await expect
      .poll(() => page.locator('.board [role="status"]').innerText())
      .toBe('Hannah Prescott moved to Called.')
    await expect.poll(() => focused(page)).toBe('Move Hannah Prescott to')
  })

  test('says why a card cannot go somewhere', async () => {
    const page = await kit('kanban')
    await page.getByRole('button', { name: 'Move Joel Marsh to' }).click()
    const choice = page.getByRole('menuitem', { name: /Offer accepted/ })
    await expect.poll(() => choice.innerText()).toContain('Nobody has talked to them yet.')
    await expect.poll(() => choice.getAttribute('aria-disabled')).toBe('true')
  })

  test('moves a card that is dragged', async () => {
    const page = await kit('kanban')
    await page.locator('.board').hover()
    await page.locator('[data-card][draggable="true"]').first().waitFor()
    await page.locator('[data-card="3"]').dragTo(column(page, 'New').locator('header'))
    await column(page, 'New').getByText('Ruth Castle').waitFor()
  })
})

describe('a drawer', () => {
  test('stands beside a wide page, closes with Escape and gives the focus back', async () => {
    const page = await kit('side panel')
    const opener = page.getByRole('button', { name: 'Open a drawer' })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Brookes Tanner' })
    await drawer.waitFor()
    await expect.poll(() => drawer.evaluate((it) => it.matches(':modal'))).toBe(false)
    const [box, main] = [await drawer.boundingBox(), await page.locator('main').boundingBox()]
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((main?.x ?? 0) + (main?.width ?? 0), 0)
    await expect.poll(() => focused(page)).toBe('Close')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('Open a drawer')
  })

  test('covers a phone as a modal, and gives the focus back', async () => {
    const page = await kit('side panel', { viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: 'Open a drawer' }).click()
    const drawer = page.getByRole('dialog', { name: 'Brookes Tanner' })
    await drawer.waitFor()
    await expect.poll(() => drawer.evaluate((it) => it.matches(':modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('Open a drawer')
  })

  test('shows what happened on a case from any of its tabs, by a key', async () => {
    const page = await casePage()
    await page.keyboard.press('h')
    const drawer = page.getByRole('dialog', { name: 'History' })
    await drawer.locator('.timeline li').first().waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator('.spine').isVisible()).toBe(true)
  })
})

describe('a popover', () => {
  const opened = async (options: Parameters<typeof pageOf>[3] = {}) => {
    const page = await kit('outside press', options)
    const button = page.getByRole('button', { name: 'Who is on this case' })
    await button.click()
    await page.getByText('Eleanor Shaw, conveyancer').waitFor()
    return { page, button, isOpen: () => button.getAttribute('aria-expanded') }
  }
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } }
  type Point = { x: number; y: number }
  const touch = async (page: Page, from: Point, to: Point) => {
    const cdp = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', [from])
    if (from.y !== to.y) await send('touchMove', [to])
    await send('touchEnd', [])
  }

  test('stays open at a touch that moves more than 20 px, and closes at one that does not', async () => {
    const { page, isOpen } = await opened(phone)
    const { x = 0, y = 0 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {}
    const outside = { x: x + 20, y: y + 10 }
    await touch(page, outside, { ...outside, y: outside.y + 30 })
    await expect.poll(isOpen).toBe('true')
    await touch(page, outside, outside)
    await expect.poll(isOpen).toBe('false')
  })

  test('cannot be shown again for 300 ms after a press outside', async () => {
    const { button, isOpen } = await opened()
    const pressOutsideThenButton = (after: number) =>
      button.evaluate(
        (element: HTMLElement, wait) =>
          new Promise<void>((done) => {
            document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
            setTimeout(() => {
              element.click()
              done()
            }, wait)
          }),
        after,
      )
    await pressOutsideThenButton(60)
    await expect.poll(isOpen).toBe('false')
    await button.click({ delay: 350 })
    await expect.poll(isOpen).toBe('true')
    await pressOutsideThenButton(350)
    await expect.poll(isOpen).toBe('true')
  })

  test('closes with Escape and gives the focus back', async () => {
    const { page, button, isOpen } = await opened()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect.poll(isOpen).toBe('false')
    await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true)
  })
})

describe('a tooltip', () => {
  const says = 'Instructed out of quotes, in this period'

  test('comes with the focus of the keyboard, describes its thing and goes with Escape', async () => {
    const page = await kit('hint')
    const term = page.getByRole('button', { name: 'Conversion' })
    await page.getByRole('searchbox', { name: 'Find a component' }).focus()
    for (let presses = 0; presses < 30 && (await focused(page)) !== 'Conversion'; presses++)
      await page.keyboard.press('Tab')
    const tip = page
      .getByRole('tooltip', { name: says })
      .or(page.locator('.tip', { hasText: says }))
    await tip.first().waitFor({ state: 'visible' })
    const described = async () => {
      const id = await term.getAttribute('aria-describedby')
      return page.evaluate((of) => document.getElementById(of ?? '')?.textContent, id)
    }
    await expect.poll(described).toBe(says)
    await page.keyboard.press('Escape')
    await tip.first().waitFor({ state: 'hidden' })
  })

  test('comes to a pointer, and stays while the pointer is on it', async () => {
    const page = await kit('hint')
    const tip = page.locator('.tip', { hasText: says })
    await page.getByRole('button', { name: 'Conversion' }).hover()
    await tip.waitFor({ state: 'visible' })
    await tip.hover()
    await page.waitForTimeout(300)
    await expect.poll(() => tip.isVisible()).toBe(true)
    await page.mouse.move(5, 5)
    await tip.waitFor({ state: 'hidden' })
  })
})

// The keys that every page has are fetched after its rows.
const openHelp = async (page: Page) => {
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect
    .poll(async () => {
      if ((await help.count()) === 0) await page.keyboard.press('?')
      return help.count()
    })
    .toBe(1)
  return help
}

describe('the keys', () => {
  test('are listed at the press of “?”, those of the page and those of everywhere', async () => {
    const page = await casePage()
    const help = await openHelp(page)
    for (const expected of [
      'On this page',
      'Copy the link to this page',
      'Everywhere',
      'Find a case',
    ])
      await expect.poll(() => help.innerText()).toContain(expected)
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
  })

  test('are letters where somebody types', async () => {
    const page = await kit('question mark')
    await page.getByRole('searchbox', { name: 'Find a component' }).press('?')
    await expect
      .poll(() => page.getByRole('dialog', { name: 'Keyboard shortcuts' }).count())
      .toBe(0)
  })

  test('do nothing once single keys are turned off, and the palette still lists them', async () => {
    const page = await kit('question mark')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('g')
    await page.getByText('was pressed 1 times').waitFor()
    await openHelp(page)
    await page.getByLabel('Use single-key shortcuts').uncheck()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('g')
    await page.keyboard.press('?')
    await expect
      .poll(() => page.getByRole('dialog', { name: 'Keyboard shortcuts' }).count())
      .toBe(0)
    await expect.poll(() => page.getByText('was pressed 1 times').count()).toBe(1)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Find a case/ }).fill('keyboard')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  })
})

describe('the palette', () => {
  test('offers the record that was opened last, actions and pages', async () => {
    const page = await casePage()
    const ref = await page.locator('.case-ids .ref').innerText()
    // What was opened is noted, and the palette's key is there, once the tools of a page are.
    const tools = page.getByRole('button', { name: /^Find/ }).first()
    await tools.waitFor()
    await page.goto('/')
    await tools.waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: `${ref}, Recently opened` }).waitFor()
    const groups = page.locator('.palette-group')
    await expect.poll(() => groups.allInnerTexts()).toEqual(['Recent', 'Actions', 'Pages'])
    await page.getByRole('option', { name: `${ref}, Recently opened` }).click()
    await page.locator('.case-ids', { hasText: ref }).waitFor()
  })
})

describe('a calendar', () => {
  test('is moved through by the keyboard, across months', async () => {
    const page = await kit('bank holidays')
    await page.locator('[data-day="2026-12-04"]').focus()
    for (const key of ['ArrowDown', 'ArrowRight', 'End']) await page.keyboard.press(key)
    await expect.poll(() => focused(page)).toContain('Sunday 13 December 2026')
    await page.keyboard.press('PageDown')
    await page.getByRole('heading', { name: 'January 2027' }).waitFor()
    await expect.poll(() => focused(page)).toContain('Wednesday 13 January 2027')
  })

  test('of one’s own exchanges and completions survives a reload', async () => {
    const page = await openAs('/')
    await page.getByRole('link', { name: 'Month' }).click()
    await page
      .getByRole('heading', { level: 1, name: 'Exchanges, completions and deadlines' })
      .waitFor()
    const calendar = page.getByRole('region', { name: 'Exchanges, completions and deadlines' })
    const heading = calendar.locator('h3[aria-live]')
    const thisMonth = await heading.innerText()
    await calendar.getByRole('button', { name: 'Later' }).click()
    await expect.poll(() => heading.innerText()).not.toBe(thisMonth)
    const month = await heading.innerText()
    await page.reload()
    await calendar.locator('h3[aria-live]', { hasText: month }).waitFor()
    await calendar.getByRole('button', { name: 'Agenda' }).click()
    await calendar.locator('.agenda, .none').first().waitFor()
    await page.getByRole('link', { name: 'My day' }).first().click()
    await page.getByRole('heading', { name: 'Who is acting' }).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })
})

describe('charts', () => {
  test('are read point by point with the arrows, and as a table', async () => {
    const page = await kit('grouped')
    await page.locator('[data-point="0"]').focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => focused(page))
      .toBe('Oct: Quotes 74, Instructed 26; the month before 61')
    await expect.poll(() => page.locator('.chart-read').innerText()).toContain('Oct: Quotes 74')
    await page.getByText('Show as table').click()
    await page.getByRole('row', { name: 'Oct 74 26 61' }).waitFor()
  })

  test('take their place before they are drawn: nothing moves', async () => {
    const page = await openAs('/quotes/quote-cases/stats?months=6')
    await page.addInitScript(() => {
      let shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shift += (entry as unknown as { value: number }).value
        Object.assign(globalThis, { shift })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload()
    await page.locator('.chart-box svg').nth(1).waitFor()
    await page.waitForLoadState('networkidle')
    const shift = () => page.evaluate(() => Number(Reflect.get(globalThis, 'shift') ?? 0))
    await expect.poll(shift).toBeLessThan(0.005)
  })
})

describe('on paper', () => {
  test.each(['/conveyances', '/quotes/quote-cases/stats'])(
    '%s has no frame and stands black on white',
    async (path) => {
      const page = await openAs(path, { colorScheme: 'dark' })
      await page.locator('table.list').first().waitFor()
      await page.emulateMedia({ media: 'print' })
      for (const frame of ['.rail', '.topbar', '.tabs', '.filters'])
        await expect
          .poll(async () => [frame, await page.locator(frame).first().isVisible()])
          .toEqual([frame, false])
      const colours = () =>
        page.evaluate(() => [
          getComputedStyle(document.body).backgroundColor,
          getComputedStyle(document.querySelector('h1') ?? document.body).color,
        ])
      await expect.poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
      const head = page.locator('table.list thead').first()
      await expect
        .poll(() => head.evaluate((it) => getComputedStyle(it).display))
        .toBe('table-header-group')
    },
  )

  test('a case keeps its head and its tasks, without what can only be pressed', async () => {
    const page = await casePage()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('.spine').isVisible()).toBe(true)
    await expect.poll(() => page.locator('.case-ids .ref').isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('button', { name: 'Copy link' }).isVisible()).toBe(false)
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(over).toBeLessThanOrEqual(0)
  })
})
