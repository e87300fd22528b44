import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { allowNoise, newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

const isOn = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)
const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name, exact: true })

/** Whether the document in view is the one that was marked: a page that was loaded anew has no mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis)

let page: Page
beforeAll(async () => {
  page = await newPage(inject('base'))
  await signIn(page, 'owner@harcourt.test')
})

describe('the full-screen loading overlay', () => {
  test('with a spinner (5rem) and the message Loading... shows while page loading is active', async () => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const looked = Promise.withResolvers<void>()
    await page.route(/\/conveyances$/, async (route) => {
      await looked.promise
      await route.continue()
    })
    await rail(page, 'Conveyances').click()
    const overlay = page.locator('.loading-page')
    await overlay.waitFor({ state: 'visible' })
    await expect.poll(() => overlay.innerText()).toBe('Loading...')
    const spinner = () =>
      overlay.locator('.spinner').evaluate((it) => {
        const { width, height } = getComputedStyle(it)
        return [width, height]
      })
    await expect.poll(spinner).toEqual(['80px', '80px'])
    await expect.poll(() => overlay.boundingBox()).toMatchObject(page.viewportSize() ?? {})
    looked.resolve()
    await isOn(page, '/conveyances')
    await overlay.waitFor({ state: 'hidden' })
    await page.unroute(/\/conveyances$/)
  })
})

describe('navigation', () => {
  test('scrolls to top and restores scroll position', async () => {
    await page.goto('/conveyances')
    await page.locator('tbody tr').nth(30).waitFor()
    await page.evaluate(() => scrollTo(0, 500))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    await rail(page, 'Home').click()
    await isOn(page, '/')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await isOn(page, '/conveyances')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  })

  test('to a page whose hash matches scrolls to that element', async () => {
    await page.route(/\/quotes\/create$/, async (route) => {
      const answer = await route.fetch()
      const far = '<div style="height:3000px"></div><p id="far">Far</p></main>'
      const body = (await answer.text()).replace('</main>', far)
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/quotes/create#far' })
      link.textContent = 'To what is far'
      document.querySelector('main')?.appendChild(link)
    })
    await page.getByRole('link', { name: 'To what is far' }).click()
    await isOn(page, '/quotes/create')
    await expect
      .poll(() =>
        page.evaluate(() => document.getElementById('far')?.getBoundingClientRect().top ?? -1),
      )
      .toBeLessThan(900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await page.unroute(/\/quotes\/create$/)
  })
})

describe('the layout', () => {
  test('starts as auth and becomes coloured-icons-with-outline after the user is fetched, and nothing moves', async () => {
    const fresh = await page.context().newPage()
    await fresh.addInitScript(() => {
      const seen: (string | undefined)[] = []
      let shift = 0
      Object.assign(globalThis, { layouts: seen, shiftSoFar: () => shift })
      const look = () => {
        const { layout } = document.documentElement?.dataset ?? {}
        if (layout !== undefined && seen.at(-1) !== layout) seen.push(layout)
      }
      new MutationObserver(look).observe(document, {
        attributes: true,
        childList: true,
        subtree: true,
      })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await fresh.goto('/')
    await expect
      .poll(() => fresh.evaluate(() => (globalThis as unknown as { layouts: string[] }).layouts))
      .toEqual(['auth', 'coloured-icons-with-outline'])
    for (const path of ['/', '/conveyances', '/admin/users', '/quotes/quote-cases/dead-tomorrow']) {
      await fresh.goto(path)
      await fresh.getByRole('heading', { level: 1 }).waitFor()
      await fresh.waitForLoadState('networkidle')
      const shift = () =>
        fresh.evaluate(() => (globalThis as unknown as { shiftSoFar: () => number }).shiftSoFar())
      await expect.poll(shift, { message: path }).toBeLessThan(0.005)
    }
    await fresh.close()
  })

  test('has a body of a sans-serif font and of full height', async () => {
    for (const path of ['/', '/admin/users', '/quotes/create', '/quotes/quote-cases/call-logs']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily), {
          message: path,
        })
        .toMatch(/, ?sans-serif$/)
      await expect
        .poll(() => page.evaluate(() => document.body.getBoundingClientRect().height))
        .toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Number.NaN)
    }
  })

  test.each([
    ['/admin/users', 'floating-sidebar'],
    ['/admin/communications/create', 'sidebar-floating-content'],
    ['/quotes/quote-cases/dead-tomorrow', 'default-full-height'],
  ])('of %s stays %s when the user is fetched', async (path, layout) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.layout))
      .toBe(layout)
  })

  test('with a sidebar names the pages that the person may open, by group', async () => {
    await page.goto('/admin/users')
    const nav = page.getByRole('navigation', { name: 'Administration' })
    await expect.poll(() => nav.getByRole('heading').allInnerTexts()).toContain('People')
    await nav.getByRole('link', { name: 'Roles' }).click()
    await isOn(page, '/admin/roles')
    await expect.poll(() => nav.locator('[aria-current]').innerText()).toBe('Roles')
  })
})

describe('toast query parameters', () => {
  test('show a toast at the top right for 3000 ms, and are gone from the address', async () => {
    await page.goto('/?show_toast=1&toast_severity=success&toast_summary=Saved&toast_detail=All')
    const toast = page.locator('.toast', { hasText: 'Saved' })
    await toast.waitFor()
    await expect.poll(() => toast.locator('.life').getAttribute('style')).toContain('3000ms')
    const { x, y, width } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    const seen = page.viewportSize()?.width ?? 0
    expect([seen - x - width < 60, y < 120]).toEqual([true, true])
    expect(new URL(page.url()).search).toBe('')
    await toast.waitFor({ state: 'detached' })
  })
})

describe('a new build', () => {
  test('triggers a page reload on the next navigation, once per path within 10 seconds', async () => {
    const notice = async () => {
      // Builds are watched from when the tools come.
      await page.locator('.topbar button.find').waitFor()
      const asked = page.waitForResponse('**/builds/meta/newer.json')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await asked
      await page.waitForTimeout(50)
    }
    await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
    await page.route('**/builds/meta/newer.json', (route) => route.fulfill({ json: { pages: {} } }))
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await notice()
    await mark(page)
    await rail(page, 'Conveyances').click()
    await isOn(page, '/conveyances')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => isMarked(page)).toBe(false)
    await notice()
    await rail(page, 'Home').click()
    await isOn(page, '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await notice()
    await mark(page)
    await rail(page, 'Conveyances').click()
    await isOn(page, '/conveyances')
    await page.locator('tbody tr').first().waitFor()
    await expect.poll(() => isMarked(page)).toBe(true)
    for (const path of ['latest', 'meta/newer']) await page.unroute(`**/builds/${path}.json`)
  })
})

describe('chunk load errors', () => {
  test('reload the target path', async () => {
    allowNoise(page, /ERR_FAILED|dynamically imported module|hydrat/i)
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await mark(page)
    let isGone = true
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false
    })
    await page.route(/\/_astro\/ConveyanceList[^/]*\.js/, (route) =>
      isGone ? route.abort() : route.continue(),
    )
    await page.evaluate(() => sessionStorage.clear())
    await rail(page, 'Conveyances').click()
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await page.locator('tbody tr').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/conveyances')
  })
})
