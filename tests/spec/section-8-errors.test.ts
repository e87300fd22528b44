import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWith, openPage, reply } from '../support/page.ts'
import { sourcesUnder } from '../support/sources.ts'
import { standInEcho } from '../support/stand-in-echo.ts'

beforeEach(() => {
  vi.useFakeTimers()
  for (const name of ['error', 'warn', 'info'] as const)
    vi.spyOn(console, name).mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What a page does about an answer of this status. */
const answered = async (status: number, method = 'POST') => {
  const { left } = openPage()
  answerWith(reply(status, { error: { code: 'code', message: 'words', trace: 't1' } }))
  const { followOutcomes } = await import('#stores/chrome/outcomes')
  const { $toasts } = await import('#stores/chrome/toasts')
  const { send } = await import('#lib/send')
  followOutcomes()
  const shown: unknown[] = []
  const lives: number[] = []
  let since = 0
  $toasts.listen((toasts) => {
    if (toasts.length === 0) lives.push(Date.now() - since)
    else since = Date.now()
    shown.push(...toasts)
  })
  const asked = send({ method, address: '/api/x' }).catch(() => null)
  await vi.runAllTimersAsync()
  await asked
  return { left, shown, lives }
}

const noted = () => [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]

describe('the catalogue', () => {
  test('401: logs its sentence and logs the user out', async () => {
    const { left, shown } = await answered(401)
    expect(noted().flat()).toContain('Unauthorized access. Redirecting to login...')
    await vi.waitFor(() => expect(left).toEqual(['/auth/login?return=%2F']))
    expect(shown).toEqual([])
  })

  test.each([
    [403, 'You do not have permission to do this'],
    [404, 'Not found'],
    [500, 'Server error'],
  ])('%i: the warning toast "Warning", "%s", for 4000 ms', async (status, detail) => {
    const { left, shown, lives } = await answered(status)
    expect(shown).toEqual([
      expect.objectContaining({ severity: 'warn', summary: 'Warning', detail, life: 4000 }),
    ])
    expect(lives).toEqual([4000])
    expect(left).toEqual([])
  })

  test('500: is logged besides', async () => {
    await answered(500)
    expect(console.error).toHaveBeenCalledWith('Server error', 'code', 't1')
  })

  test('500: a GET that fails twice shows one toast', async () => {
    expect((await answered(500, 'GET')).shown).toHaveLength(1)
  })

  const others = Array.from({ length: 200 }, (_, at) => 400 + at).filter(
    (status) => ![401, 403, 404, 500].includes(status),
  )

  test('any other status: logged to the console only', async () => {
    for (const status of others) {
      vi.mocked(console.warn).mockClear()
      const { left, shown } = await answered(status)
      expect([status, shown, left]).toEqual([status, [], []])
      expect(console.warn).toHaveBeenCalledTimes(1)
    }
  })

  test('user fetch fails: logged, and the user is logged out', async () => {
    for (const status of [401, 403, 404, 500, 503]) {
      const { left } = openPage()
      answerWith(reply(status, {}))
      vi.mocked(console.error).mockClear()
      const { loadSession } = await import('#stores/user/session')
      const loading = loadSession()
      await vi.runAllTimersAsync()
      expect(await loading).toBe(null)
      expect(console.error).toHaveBeenCalled()
      expect(left).toEqual(['/auth/login?return=%2F'])
    }
  })

  test('permission check fails: sent to / with an error toast for 5000 ms', async () => {
    const { guard } = await import('#worker/edge/page/guards')
    const site = { audience: null, firm: {}, origin: 'http://localhost:8787' } as never
    const session = { type: 'staff', permissions: [] } as never
    const verdict = guard(site, session, { path: '/admin/users', search: '' }, [])
    const location = 'location' in verdict ? verdict.location : ''
    expect(verdict.kind).toBe('refused')
    const { toastIn } = await import('#lib/toast-query')
    const { pathname, searchParams } = new URL(location, 'http://localhost:8787')
    expect(pathname).toBe('/')
    expect(toastIn(searchParams)).toMatchObject({
      severity: 'error',
      summary: 'Access denied',
      detail: 'You do not have the required permissions to access the page. Redirected to home.',
      life: 5000,
    })
  })

  test.each([
    ['an unmatched route', '/nowhere'],
    ['a validator that fails', '/conveyances/not-an-id'],
  ])('%s: the 404 page, whoever asks', async (_, path) => {
    const { guard } = await import('#worker/edge/page/guards')
    const site = { audience: null, firm: {}, origin: 'http://localhost:8787' } as never
    expect(guard(site, null, { path, search: '' }, [])).toEqual({ kind: 'missing' })
  })

  test('the 404 page says "Page not found" with the path', async () => {
    const [page] = sourcesUnder(['src/pages'], /404\.astro$/)
    expect(page?.text).toContain('<h1 class="h1">Page Not Found</h1>')
    expect(page?.text).toContain('Page not found<span data-path></span>')
    const place = { textContent: '' }
    vi.stubGlobal('document', { querySelector: () => place })
    vi.stubGlobal('location', { pathname: '/no/such%20page' })
    const { showPath } = await import('#islands/chrome/not-found.ts')
    showPath()
    expect(place.textContent).toBe(': /no/such page')
  })

  test('a fatal error: the page "Internal Server Error"', () => {
    const [page] = sourcesUnder(['src/pages'], /500\.astro$/)
    expect(page?.text).toContain('<h1 class="h1">Internal Server Error</h1>')
  })

  test('an application error ends the loading overlay', async () => {
    openPage()
    const heard = new EventTarget()
    vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
    const { $loading, followLoading, startLoading } = await import('#stores/chrome/loading')
    followLoading()
    startLoading()
    await vi.advanceTimersByTimeAsync(200)
    expect($loading.get()).toBe(true)
    heard.dispatchEvent(new Event('error'))
    expect($loading.get()).toBe(false)
  })

  test('no answer at all: logged, no toast', async () => {
    const { left } = openPage()
    answerWith(new TypeError('fetch failed'))
    const { followOutcomes } = await import('#stores/chrome/outcomes')
    const { $toasts } = await import('#stores/chrome/toasts')
    const { send } = await import('#lib/send')
    followOutcomes()
    const asked = send({ method: 'POST', address: '/api/x' }).catch((error) => error.status)
    await vi.runAllTimersAsync()
    expect([await asked, $toasts.get(), left]).toEqual([0, [], []])
    expect(console.error).toHaveBeenCalled()
  })
})

describe('channel authorization that fails', () => {
  test('is a subscription error with the HTTP status, which is logged', async () => {
    openPage()
    const { opened, tell } = standInEcho()
    const { listen } = await import('#lib/realtime')
    listen('private-tenant.harcourt.conveyances', { 'task.completed': () => {} })
    await vi.waitFor(() => expect(opened).toHaveLength(1))
    tell('pusher:subscription_error', { type: 'AuthError', status: 403 })
    expect(console.warn).toHaveBeenCalledWith(
      'No news of private-tenant.harcourt.conveyances: its subscription was refused.',
      403,
    )
  })
})
