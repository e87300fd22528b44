import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $loading, $progress, endLoading, startLoading } from '#stores/chrome/loading'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  endLoading()
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('a page that is awaited', () => {
  test('shows nothing when it comes within 200 ms', () => {
    startLoading()
    vi.advanceTimersByTime(199)
    endLoading()
    vi.advanceTimersByTime(5000)
    expect($loading.get()).toBe(false)
    expect($progress.get()).toEqual({ percent: 0, isVisible: false })
  })

  test('is said to be loading after 200 ms', () => {
    startLoading()
    vi.advanceTimersByTime(200)
    expect($loading.get()).toBe(true)
    expect($progress.get().isVisible).toBe(true)
  })

  test('moves the line on, ever slower and never to its end', () => {
    startLoading()
    vi.advanceTimersByTime(200 + 2000)
    const usual = $progress.get().percent
    vi.advanceTimersByTime(60_000)
    expect(usual).toBeGreaterThan(60)
    expect($progress.get().percent).toBeGreaterThan(usual)
    expect($progress.get().percent).toBeLessThan(100)
  })

  test('fills the line when it is there, hides it after 500 ms and empties it 400 ms later', () => {
    startLoading()
    vi.advanceTimersByTime(1000)
    endLoading()
    expect($loading.get()).toBe(false)
    expect($progress.get()).toEqual({ percent: 100, isVisible: true })
    vi.advanceTimersByTime(499)
    expect($progress.get().isVisible).toBe(true)
    vi.advanceTimersByTime(1)
    expect($progress.get()).toEqual({ percent: 100, isVisible: false })
    vi.advanceTimersByTime(399)
    expect($progress.get().percent).toBe(100)
    vi.advanceTimersByTime(1)
    expect($progress.get().percent).toBe(0)
  })

  test('followed by another begins anew', () => {
    startLoading()
    vi.advanceTimersByTime(1000)
    endLoading()
    startLoading()
    vi.advanceTimersByTime(2000)
    expect($loading.get()).toBe(true)
    expect($progress.get().percent).toBeLessThan(100)
  })
})
