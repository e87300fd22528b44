import { describe, expect, test, vi } from 'vitest'
import { leaveQuietly, mayReload, watchLeaving } from '#lib/reload-guard'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('a page', () => {
  test('is reloaded once in ten seconds', () => {
    const kept = memory()
    expect(mayReload('/a', 1000, kept)).toBe(true)
    expect(mayReload('/a', 1001, kept)).toBe(false)
    expect(mayReload('/a', 10_999, kept)).toBe(false)
    expect(mayReload('/a', 11_000, kept)).toBe(true)
  })

  test('is not kept from reloading by another path', () => {
    const kept = memory()
    expect(mayReload('/a', 1000, kept)).toBe(true)
    expect(mayReload('/b', 1000, kept)).toBe(true)
  })

  test('that was refused does not have to wait longer for it', () => {
    const kept = memory()
    mayReload('/a', 0, kept)
    mayReload('/a', 9000, kept)
    expect(mayReload('/a', 10_000, kept)).toBe(true)
  })
})

describe('leaving quietly', () => {
  test('asks no form once, and the next time every form again', () => {
    const window = new EventTarget()
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    const asked: string[] = []
    watchLeaving()
    window.addEventListener('beforeunload', () => asked.push('form'))
    leaveQuietly()
    window.dispatchEvent(new Event('beforeunload'))
    expect(asked).toEqual([])
    window.dispatchEvent(new Event('beforeunload'))
    expect(asked).toEqual(['form'])
    vi.unstubAllGlobals()
  })
})
