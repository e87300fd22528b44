import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { REOPEN_BLOCK, TOUCH_SLOP } from '#components/overlay/popover-rules.ts'
import { QUERY_LIMITS } from '#domain/list/query-limits'
import { AUTH_TIMEOUT, AUTH_WINDOW, openAuthWindow, windowFeatures } from '#lib/auth-window'
import { fetchIcons, ICON_ENDPOINT, ICON_TIMEOUT } from '#lib/icon-service'
import { RELOAD_PAUSE } from '#lib/reload-guard'
import { ADDRESS_LIFE } from '#lib/toast-query'
import { LOADING } from '#stores/chrome/loading'
import { REFUSAL_MS } from '#stores/chrome/outcomes'
import { DEFAULT_LIFE_MS, LAYER_HIDE_MS } from '#stores/chrome/toasts'
import { queryOf } from '#tenant/request/query'
import { DENIED_LIFE } from '#worker/edge/page/guards'
import { answerWith, openPage, reply } from '../support/page.ts'
import { sourcesUnder } from '../support/sources.ts'

vi.mock('pusher-js', () => ({ default: class {} }))
vi.mock('laravel-echo', () => ({ default: class {} }))
let line: typeof import('#lib/realtime-socket')
beforeAll(async () => {
  line = await import('#lib/realtime-socket')
})

describe('the constants of the specification', () => {
  test.each([
    ['toast life, default from query', ADDRESS_LIFE, 3000],
    ['toast life, default', DEFAULT_LIFE_MS, 3000],
    ['toast life, access-denied redirect', DENIED_LIFE, 5000],
    ['toast life, API error', REFUSAL_MS, 4000],
    ['toasts leave the layer stack after the last one', LAYER_HIDE_MS, 200],
    ['reload guard, once per path within', RELOAD_PAUSE, 10_000],
    ['loading indicator, duration', LOADING.duration, 2000],
    ['loading indicator, throttle', LOADING.throttle, 200],
    ['loading indicator, hide delay', LOADING.hideDelay, 500],
    ['loading indicator, reset delay', LOADING.resetDelay, 400],
    ['auth popup window, width', AUTH_WINDOW.width, 960],
    ['auth popup window, height', AUTH_WINDOW.height, 600],
    ['query parsing, array entries', QUERY_LIMITS.arrayLimit, 20],
    ['query parsing, depth', QUERY_LIMITS.depth, 5],
    ['query parsing, parameters', QUERY_LIMITS.parameterLimit, 1000],
    ['popover, block on re-showing after an outside close', REOPEN_BLOCK, 300],
    ['popover, touch close threshold in pixels', TOUCH_SLOP, 20],
    ['icon service, time-out', ICON_TIMEOUT, 1500],
    ['icon service, default local endpoint', ICON_ENDPOINT, '/api/_nuxt_icon'],
  ])('%s: %j', (_, value, told) => {
    expect(value).toBe(told)
  })

  test('realtime: activity time-out 120 s, pong time-out 30 s, unavailable time-out 10 s', () => {
    expect(line.TIMES).toEqual({
      activityTimeout: 120_000,
      pongTimeout: 30_000,
      unavailableTimeout: 10_000,
    })
  })

  test('realtime logging is on in development, local and staging', () => {
    expect(line.LOGGED_ENVIRONMENTS).toEqual(['development', 'local', 'staging'])
  })

  test('toasts stand top right', () => {
    const [chrome] = sourcesUnder(['src/styles'], /chrome\.css$/)
    const rule = /\n {2}\.toasts \{[^}]*\}/.exec(chrome?.text ?? '')?.[0]
    expect(rule).toContain('position: fixed')
    // Top, right, and neither bottom nor left.
    expect(rule).toMatch(/inset: calc\([^;]+\) var\(--gutter\) auto auto;/)
  })

  test('the spinner of the loading overlay is 5rem', () => {
    const [chrome] = sourcesUnder(['src/styles'], /chrome\.css$/)
    expect(chrome?.text).toMatch(/\.spinner \{\s*width: 5rem;\s*height: 5rem;/)
  })
})

describe('the server', () => {
  const many = (count: number, of: (at: number) => string) =>
    `?${Array.from({ length: count }, (_, at) => of(at)).join('&')}`

  test.each([
    ['20 entries', many(20, (at) => `a[${at}]=x`), { a: Array.from({ length: 20 }, () => 'x') }],
    ['depth 5', '?a[b][c][d][e][f]=x', { a: { b: { c: { d: { e: { f: 'x' } } } } } }],
    [
      '1000 parameters',
      many(1000, (at) => `k${at}=x`),
      Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, 'x'])),
    ],
  ])('reads %s', (_, search, told) => {
    expect(queryOf(search)).toEqual(told)
  })

  test.each([
    [many(21, (at) => `a[${at}]=x`), 'A list in a query string has at most 20 entries.'],
    [many(21, () => 'a[]=x'), 'A list in a query string has at most 20 entries.'],
    [many(21, () => 'a=x'), 'A list in a query string has at most 20 entries.'],
    ['?a[20]=x', 'A list in a query string has at most 20 entries.'],
    ['?a[b][c][d][e][f][g]=x', 'Query strings nest at most 5 deep.'],
    [many(1001, (at) => `k${at}=x`), 'A query string has at most 1000 parameters.'],
  ])('refuses more with 422 and the name of the limit (%#)', (search, message) => {
    expect(() => queryOf(search)).toThrow(
      expect.objectContaining({ status: 422, code: 'query_limit', message }),
    )
  })
})

describe('the auth popup window', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is 960 by 600 when nobody says otherwise', async () => {
    vi.useFakeTimers()
    const open = vi.fn(() => ({}))
    const over = { screenX: 0, screenY: 0, outerWidth: 1000, outerHeight: 700 }
    vi.stubGlobal('window', { ...over, open })
    vi.stubGlobal('location', { origin: 'https://firm.example' })
    const nobody = openAuthWindow('https://id.firm.example/start').catch(() => null)
    await vi.advanceTimersByTimeAsync(AUTH_TIMEOUT)
    expect(open).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ origin: 'https://id.firm.example' }),
      expect.any(String),
      expect.stringContaining('width=960,height=600'),
    )
    expect(await nobody).toBe(null)
  })

  test('opens centred over the page, and never above or left of the screen', () => {
    const over = { screenX: 100, screenY: 50, outerWidth: 1400, outerHeight: 900 }
    expect(windowFeatures(AUTH_WINDOW, over)).toBe('popup,width=960,height=600,left=320,top=200')
    const phone = { screenX: 0, screenY: 0, outerWidth: 390, outerHeight: 700 }
    expect(windowFeatures(AUTH_WINDOW, phone)).toBe('popup,width=960,height=600,left=0,top=50')
  })
})

describe('the icon service', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('is asked on this host, and waited for 1500 ms', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    const icons = { house: { body: '<path/>' } }
    const asked = answerWith(reply(200, { prefix: 'lucide', icons, not_found: ['nothing'] }))
    expect(await fetchIcons('lucide', ['house', 'nothing'])).toEqual(icons)
    expect(asked[0]?.address).toBe('/api/_nuxt_icon/lucide.json?icons=house%2Cnothing')
    expect(limit).toHaveBeenCalledWith(1500)
  })

  test('that does not answer in time leaves pages without its icons', async () => {
    answerWith(new DOMException('late', 'TimeoutError'))
    expect(await fetchIcons('lucide', ['house'])).toEqual({})
  })
})

describe('realtime logging', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['development', true],
    ['local', true],
    ['staging', true],
    ['production', false],
  ])('in %s is on: %s', async (environment, isOn) => {
    const pusher = { log: null, Runtime: { createWebSocket: () => ({}) } }
    const connector = { pusher: { connection: { bind: () => {} } } }
    vi.doMock('pusher-js', () => ({ default: pusher }))
    vi.doMock('laravel-echo', () => ({
      default: class {
        readonly connector = connector
      },
    }))
    openPage({ firm: { environment } })
    const { openSocket } = await import('#lib/realtime-socket')
    openSocket({ tell: () => {}, mute: () => {} })
    expect(typeof pusher.log === 'function').toBe(isOn)
  })
})
