import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  $toastLayer,
  $toasts,
  addToast,
  pauseToast,
  removeAllToasts,
  removeGroup,
  removeToast,
  resumeToast,
} from '#stores/chrome/toasts'

const summaries = () => $toasts.get().map(({ summary }) => summary)
const add = (summary: string, more: Partial<Parameters<typeof addToast>[0]> = {}) =>
  addToast({ severity: 'info', summary, ...more })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  removeAllToasts()
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('a toast', () => {
  test('closes itself when its life is over', () => {
    add('a', { life: 4000 })
    vi.advanceTimersByTime(3999)
    expect(summaries()).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(summaries()).toEqual([])
  })

  test('lives three seconds when nobody says, can be closed and is in no group', () => {
    add('a')
    expect($toasts.get()[0]).toMatchObject({ life: 3000, closable: true, group: null, detail: '' })
  })

  test('without a life stays until it is closed', () => {
    const id = add('a', { life: null })
    vi.advanceTimersByTime(3_600_000)
    expect(summaries()).toEqual(['a'])
    removeToast(id)
    expect(summaries()).toEqual([])
  })

  test('that is read stands still and runs the rest of its life afterwards', () => {
    const id = add('a', { life: 3000 })
    vi.advanceTimersByTime(1000)
    pauseToast(id)
    vi.advanceTimersByTime(60_000)
    expect(summaries()).toEqual(['a'])
    resumeToast(id)
    vi.advanceTimersByTime(1999)
    expect(summaries()).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(summaries()).toEqual([])
  })

  test('that is read twice loses only the time between', () => {
    const id = add('a', { life: 3000 })
    pauseToast(id)
    pauseToast(id)
    resumeToast(id)
    resumeToast(id)
    vi.advanceTimersByTime(1500)
    pauseToast(id)
    vi.advanceTimersByTime(9000)
    resumeToast(id)
    vi.advanceTimersByTime(1499)
    expect(summaries()).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(summaries()).toEqual([])
  })

  test('takes the place of one with its id, with a life of its own', () => {
    add('old', { id: 'same', life: 1000 })
    vi.advanceTimersByTime(900)
    add('new', { id: 'same', life: 1000 })
    vi.advanceTimersByTime(900)
    expect(summaries()).toEqual(['new'])
  })
})

describe('toasts', () => {
  test('stand in the order in which they came', () => {
    add('a')
    add('b')
    expect(summaries()).toEqual(['a', 'b'])
  })

  test('of a group go together and leave the others', () => {
    add('a', { group: 'upload' })
    add('b')
    add('c', { group: 'upload' })
    removeGroup('upload')
    expect(summaries()).toEqual(['b'])
  })

  test('go all at once, and none comes back', () => {
    add('a')
    add('b', { life: null })
    removeAllToasts()
    vi.advanceTimersByTime(60_000)
    expect(summaries()).toEqual([])
  })
})

describe('the layer over the page', () => {
  test('goes 200 ms after the last toast', () => {
    const id = add('a', { life: null })
    expect($toastLayer.get()).toBe(true)
    removeToast(id)
    vi.advanceTimersByTime(199)
    expect($toastLayer.get()).toBe(true)
    vi.advanceTimersByTime(1)
    expect($toastLayer.get()).toBe(false)
  })

  test('stays when another toast comes meanwhile', () => {
    removeToast(add('a'))
    vi.advanceTimersByTime(150)
    add('b', { life: null })
    vi.advanceTimersByTime(1000)
    expect($toastLayer.get()).toBe(true)
  })

  test('does not go before toasts that are left', () => {
    add('a', { life: 1000 })
    add('b', { life: 2000 })
    vi.advanceTimersByTime(1500)
    expect($toastLayer.get()).toBe(true)
  })
})
