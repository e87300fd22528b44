import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../support/page.ts'

const open = async (address: string) => {
  openPage({ address })
  const addresses: string[] = []
  vi.stubGlobal('history', {
    state: { index: 3 },
    replaceState: (state: unknown, _: string, url: URL) => {
      addresses.push(url.href)
      expect(state).toEqual({ index: 3 })
    },
  })
  const { applyQuery, $returnPath } = await import('#stores/chrome/address-query')
  const { $toasts } = await import('#stores/chrome/toasts')
  applyQuery()
  await vi.dynamicImportSettled()
  return { addresses, toasts: $toasts.get(), way: $returnPath.get() }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an address', () => {
  test('shows its toast and is clean afterwards, with the rest of it kept', async () => {
    const { addresses, toasts } = await open(
      'http://localhost:8787/?view=mine&show_toast=1&toast_severity=error&toast_summary=Denied&toast_detail=No&toast_life=5000#top',
    )
    expect(toasts).toMatchObject([
      { severity: 'error', summary: 'Denied', detail: 'No', life: 5000, closable: true },
    ])
    expect(addresses).toEqual(['http://localhost:8787/?view=mine#top'])
  })

  test('that asks for a dangerous toast is logged and cleaned, and shows nothing', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { addresses, toasts } = await open(
      'http://localhost:8787/?show_toast=1&toast_detail=Our+bank+has+changed',
    )
    expect(toasts).toEqual([])
    expect(addresses).toEqual(['http://localhost:8787/'])
    expect(warned).toHaveBeenCalledOnce()
  })

  test('without toast parameters stays as it is', async () => {
    expect((await open('http://localhost:8787/?view=mine')).addresses).toEqual([])
  })

  test('says where the page leads back to, on this host only', async () => {
    expect((await open('http://localhost:8787/conveyances/1?return=/quotes')).way).toBe('/quotes')
    expect((await open('http://localhost:8787/?return=//evil.example')).way).toBe(null)
    expect((await open('http://localhost:8787/')).way).toBe(null)
  })
})
