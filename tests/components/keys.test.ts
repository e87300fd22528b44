import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { areKeysOn, isCommand, setKeysOn } from '#components/overlay/keys.ts'

class Element {
  isContentEditable = false
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  matches(selector: string) {
    return selector.split(', ').some((one) => one.startsWith(this.name))
  }
}

const press = (target: Element, changes: Partial<KeyboardEvent> = {}) =>
  ({ key: 'l', defaultPrevented: false, target, ...changes }) as unknown as KeyboardEvent

let dialog: object | null
beforeEach(() => {
  const kept = new Map<string, string>()
  dialog = null
  vi.stubGlobal('HTMLElement', Element)
  vi.stubGlobal('document', { querySelector: () => dialog })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a single key', () => {
  test('is a command on the page', () => {
    expect(isCommand(press(new Element('body')))).toBe(true)
  })

  test('is a letter where somebody types', () => {
    for (const name of ['input', 'textarea', 'select'])
      expect([name, isCommand(press(new Element(name)))]).toEqual([name, false])
  })

  test('is the browser’s with Ctrl, Alt or ⌘', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'])
      expect(isCommand(press(new Element('body'), { [held]: true }))).toBe(false)
  })

  test('does nothing behind a dialog', () => {
    dialog = {}
    expect(isCommand(press(new Element('body')))).toBe(false)
  })

  test('does nothing once single keys are turned off, until they are on again', () => {
    setKeysOn(false)
    expect([areKeysOn(), isCommand(press(new Element('body')))]).toEqual([false, false])
    setKeysOn(true)
    expect([areKeysOn(), isCommand(press(new Element('body')))]).toEqual([true, true])
  })
})
