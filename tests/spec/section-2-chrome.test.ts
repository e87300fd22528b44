import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../support/page.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const goTo = (address: string) => {
  const { href, pathname, search, hash, origin } = new URL(address, 'http://localhost:8787')
  vi.stubGlobal('location', { href, pathname, search, hash, origin })
}

describe('the app remembers the previous route whenever the path changes', () => {
  test('so a later screen can return to it', async () => {
    openPage({ address: 'http://localhost:8787/conveyances?view=mine' })
    const { $previousRoute, $route, parseAddress } = await import('#stores/chrome/route')
    expect($previousRoute.get()).toBe(null)
    goTo('/quotes/create')
    parseAddress()
    expect($route.get().name).toBe('quotes-create')
    expect($previousRoute.get()).toMatchObject({
      name: 'conveyances',
      path: '/conveyances',
      search: '?view=mine',
    })
  })

  test('and not when only the query or the hash does', async () => {
    openPage({ address: 'http://localhost:8787/conveyances' })
    const { $previousRoute, $route, parseAddress } = await import('#stores/chrome/route')
    goTo('/conveyances?view=late#top')
    parseAddress()
    expect($route.get().search).toBe('?view=late')
    expect($previousRoute.get()).toBe(null)
  })
})

describe('the loading indicator', () => {
  test('has a duration of 2000 ms, a throttle of 200 ms, a hide delay of 500 ms and a reset delay of 400 ms', async () => {
    openPage()
    const { LOADING } = await import('#stores/chrome/loading')
    expect(LOADING).toEqual({ duration: 2000, throttle: 200, hideDelay: 500, resetDelay: 400 })
  })

  test('the overlay starts on page-loading start and ends on page-loading end', async () => {
    const { page } = openPage()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const { $loading, followLoading } = await import('#stores/chrome/loading')
    followLoading()
    page.dispatchEvent(new Event('astro:before-preparation'))
    vi.advanceTimersByTime(200)
    expect($loading.get()).toBe(true)
    page.dispatchEvent(new Event('astro:page-load'))
    expect($loading.get()).toBe(false)
  })

  test.each(['error', 'unhandledrejection'])(
    'the overlay ends on an application error: %s',
    async (name) => {
      const { page } = openPage()
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
      const { $loading, followLoading } = await import('#stores/chrome/loading')
      followLoading()
      page.dispatchEvent(new Event('astro:before-preparation'))
      vi.advanceTimersByTime(200)
      page.dispatchEvent(new Event(name))
      expect($loading.get()).toBe(false)
    },
  )
})

describe('toast query parameters', () => {
  const toastOf = async (query: string) => {
    openPage()
    const { toastIn } = await import('#lib/toast-query')
    return toastIn(new URLSearchParams(query))
  }

  test('show_toast, toast_severity, toast_summary, toast_detail, toast_life: a toast is shown from them', async () => {
    expect(
      await toastOf(
        'show_toast=1&toast_severity=warn&toast_summary=Saved&toast_detail=All+of+it&toast_life=5000',
      ),
    ).toMatchObject({ severity: 'warn', summary: 'Saved', detail: 'All of it', life: 5000 })
  })

  test('default life is 3000 ms when none is given', async () => {
    expect(await toastOf('show_toast=1&toast_summary=Saved')).toMatchObject({ life: 3000 })
  })

  test.each(['info', 'success', 'warn', 'error', 'secondary', 'contrast'])(
    'severity may be %s',
    async (severity) => {
      const query = `show_toast=1&toast_summary=Saved&toast_severity=${severity}`
      expect(await toastOf(query)).toMatchObject({ severity })
    },
  )

  test('a handler runs on the current route’s query parameters', async () => {
    openPage({
      address: 'http://localhost:8787/?show_toast=1&toast_summary=Saved&return=%2Fquotes',
    })
    vi.stubGlobal('history', { state: null, replaceState: () => {} })
    const { $returnPath, applyQuery } = await import('#stores/chrome/address-query')
    const { $toasts } = await import('#stores/chrome/toasts')
    applyQuery()
    await vi.dynamicImportSettled()
    expect($toasts.get()).toMatchObject([{ summary: 'Saved', life: 3000 }])
    expect($returnPath.get()).toBe('/quotes')
  })
})

describe('toasts', () => {
  test('leave the layer stack 200 ms after the last one goes', async () => {
    openPage()
    const { $toastLayer, addToast, removeAllToasts } = await import('#stores/chrome/toasts')
    addToast({ severity: 'info', summary: 'a' })
    removeAllToasts()
    vi.advanceTimersByTime(199)
    expect($toastLayer.get()).toBe(true)
    vi.advanceTimersByTime(1)
    expect($toastLayer.get()).toBe(false)
  })
})
