import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearDrafts, savedDraft } from '#lib/saved-draft'

const at = (pathname: string) => vi.stubGlobal('location', { pathname })

// As in a browser: what is kept are its own properties.
const memory = () => {
  const kept: Record<string, string> = {}
  const calls = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
  return new Proxy(calls, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('localStorage', memory())
  at('/admin/users/create')
})
afterEach(() => vi.unstubAllGlobals())

describe('what is typed', () => {
  test('is found again by the same form of the same page', () => {
    savedDraft('user').keep({ first_name: 'Ann' })
    expect(savedDraft('user').read()).toEqual({ first_name: 'Ann' })
  })

  test('is no other form’s and no other page’s', () => {
    savedDraft('user').keep('Ann')
    expect(savedDraft('role').read()).toBe(null)
    at('/admin/roles/create')
    expect(savedDraft('user').read()).toBe(null)
  })

  test('stays its page’s while the form is sent and the address changes', () => {
    const text = savedDraft('user')
    text.keep('Ann')
    at('/admin/users')
    text.forget()
    at('/admin/users/create')
    expect(savedDraft('user').read()).toBe(null)
  })

  test('goes with the person, and only that goes', () => {
    savedDraft('user').keep('Ann')
    savedDraft('role', 'localStorage').keep('Runner')
    sessionStorage.setItem('reloaded:/', '1')
    clearDrafts()
    expect(savedDraft('user').read()).toBe(null)
    expect(savedDraft('role', 'localStorage').read()).toBe(null)
    expect(sessionStorage.getItem('reloaded:/')).toBe('1')
  })

  test('that the browser has no place for is not kept, and nothing breaks', () => {
    vi.stubGlobal('sessionStorage', undefined)
    const text = savedDraft('user')
    expect([text.keep('Ann'), text.read(), text.forget()]).toEqual([null, null, null])
  })
})
