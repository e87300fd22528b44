import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Presses Tab until the control with this name has the focus; throws where that is not to be seen. */
const tabTo = async (page: Page, name: RegExp, most = 120) => {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(focusedControl)
    if (at === null || !name.test(at.name)) continue
    if (!at.isSeen) throw new Error(`Nothing shows that ${at.name} has the focus.`)
    return
  }
  throw new Error(`Nothing called ${name} gets the focus within ${most} presses of Tab.`)
}

/** Reaches a control by Tab and presses it. */
export const press = async (page: Page, name: RegExp, key: 'Enter' | 'Space' = 'Enter') => {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

/** Reaches a field by Tab and types into it. */
export const typeInto = async (page: Page, name: RegExp, text: string) => {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

/** The controls of a page that Tab never reaches, and those that it reaches without anything to show it. */
const tabFaults = async (page: Page) => {
  const names = await page.evaluate(markControls)
  const left = new Set(names.keys())
  const unseen: string[] = []
  for (let presses = 0; presses < names.length * 2 + 20 && left.size > 0; presses++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(focusedControl)
    if (at === null || !left.delete(at.mark)) continue
    if (!at.isSeen) unseen.push(at.name)
  }
  return { count: names.length, unreached: [...left].map((mark) => names[mark] ?? ''), unseen }
}

/** Whether nothing lies beside the window; runs inside the page. */
export const fits = () =>
  document.documentElement.scrollWidth <= document.documentElement.clientWidth

/** Expects that a page scrolls down alone, and that Tab reaches each of its controls and shows it. */
export const expectUsable = async (page: Page) => {
  await expect.poll(() => page.evaluate(fits)).toBe(true)
  const { count, ...faults } = await tabFaults(page)
  expect(faults).toEqual({ unreached: [], unseen: [] })
  expect(count).toBeGreaterThan(2)
}

// Runs inside the page: marks what somebody could press or type into, a group of radio buttons once.
const markControls = () => {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const groups = new Map<string, number>()
  const names: string[] = []
  for (const it of document.querySelectorAll<HTMLElement>(selector)) {
    const isThere = it.checkVisibility({ visibilityProperty: true })
    if (!isThere || it.tabIndex < 0 || it.matches(':disabled, [type="hidden"]')) continue
    if (it.closest('[inert], [aria-hidden="true"]') !== null) continue
    const group = it instanceof HTMLInputElement && it.type === 'radio' ? it.name : ''
    const mark = groups.get(group) ?? names.length
    if (mark === names.length)
      names.push(it.getAttribute('aria-label') ?? (it.textContent.trim() || it.outerHTML))
    if (group !== '') groups.set(group, mark)
    it.dataset['tabMark'] = String(mark)
  }
  return names
}

// Runs inside the page: what has the focus, and whether an outline that nothing covers shows it.
const focusedControl = () => {
  const it = document.activeElement
  if (!(it instanceof HTMLElement) || it === document.body) return null
  const isField =
    it instanceof HTMLInputElement ||
    it instanceof HTMLTextAreaElement ||
    it instanceof HTMLSelectElement
  const labels = isField ? [...(it.labels ?? [])] : []
  const texts = [it.getAttribute('aria-label'), ...labels.map((label) => label.textContent)]
  const name = [...texts, it.textContent].find(Boolean)?.trim() ?? ''
  const around = [it, it.parentElement, it.parentElement?.parentElement]
  const outlined = around.find((one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  })
  const { left = 0, top = 0, width = 0, height = 0 } = outlined?.getBoundingClientRect() ?? {}
  const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
  const isSeen = places.some(([x, y]) => {
    const uppermost = document.elementFromPoint(left + width * x, top + height * y)
    return uppermost !== null && outlined?.contains(uppermost) === true
  })
  return { name, mark: Number(it.dataset['tabMark'] ?? -1), isSeen }
}
