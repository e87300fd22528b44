import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWith, openPage, reply } from '../../support/page.ts'

const user = { id: '1', type: 'staff', first_name: 'Eleanor', permissions: [], roles: [] }

const load = async () => ({
  ...(await import('#stores/user/session')),
  ...(await import('#stores/chrome/outcomes')),
  ...(await import('#stores/chrome/toasts')),
  ...(await import('#stores/chrome/reset')),
  ...(await import('#lib/send')),
})

const page = (options: Parameters<typeof openPage>[0] = {}) => openPage(options)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const settled = async (asked: Promise<unknown>) => {
  await vi.runAllTimersAsync()
  return asked
}

describe('the signed-in user', () => {
  test('is asked for once, however many want to know', async () => {
    page()
    const asked = answerWith(reply(200, { data: user }))
    const { $session, $layout, loadSession } = await load()
    expect($layout.get()).toBe('auth')
    await settled(Promise.all([loadSession(), loadSession()]))
    expect(asked.map(({ address }) => address)).toEqual(['/auth/user'])
    expect($session.get()).toEqual({ user })
    expect($layout.get()).toBe('coloured-icons-with-outline')
  })

  test('is taken from what the head of the page asked already', async () => {
    page()
    vi.stubGlobal('deedbox', { user: Promise.resolve(reply(200, { data: user })) })
    const asked = answerWith(reply(500, {}))
    const { $session, loadSession } = await load()
    await settled(loadSession())
    expect($session.get()).toEqual({ user })
    expect(asked).toHaveLength(0)
  })

  test('says from which event on the page hears news, so that nothing is asked twice', async () => {
    page()
    const answer = reply(200, { data: user }, { 'X-Newest-Event': '41' })
    vi.stubGlobal('deedbox', { user: Promise.resolve(answer) })
    const { loadSession } = await load()
    const { position } = await import('#lib/realtime-position')
    expect(position()).toBe(null)
    await settled(loadSession())
    expect(position()).toBe(41)
  })

  test('is nobody without a bearer, and nobody is asked', async () => {
    page({ cookie: '' })
    const asked = answerWith(reply(200, { data: user }))
    const { loadSession } = await load()
    expect(await settled(loadSession())).toBe(null)
    expect(asked).toHaveLength(0)
  })

  test.each([401, 403, 404, 500])('that cannot be fetched (%i) is signed out', async (status) => {
    const { left } = page({ address: 'http://localhost:8787/conveyances?view=mine' })
    const asked = answerWith(reply(status, {}))
    const { loadSession } = await load()
    await settled(loadSession())
    const tries = asked.filter(({ address }) => address === '/auth/user')
    expect(tries).toHaveLength(status === 500 ? 2 : 1)
    expect(left).toEqual(['/auth/login?return=%2Fconveyances%3Fview%3Dmine'])
    expect(console.error).toHaveBeenCalled()
  })

  test('survives a short failure of the server', async () => {
    const { left } = page()
    answerWith(reply(503, {}), reply(200, { data: user }))
    const { $session, loadSession } = await load()
    await settled(loadSession())
    expect($session.get()).toEqual({ user })
    expect(left).toEqual([])
  })
})

describe('a server that cannot be reached', () => {
  const lost = new TypeError('Failed to fetch')

  test('is asked again before anybody is signed out', async () => {
    const { page: document, left } = page()
    vi.stubGlobal('navigator', { onLine: true })
    answerWith(lost, lost, reply(200, { data: user }))
    const { $session, loadSession } = await load()
    const asked = loadSession()
    await vi.advanceTimersByTimeAsync(1500)
    expect([$session.get(), left, document.cookie]).toEqual([null, [], 'auth_token=tok'])
    await settled(asked)
    expect([$session.get(), left]).toEqual([{ user }, []])
  })

  test('signs out in the end, and comes back', async () => {
    const { left } = page({ address: 'http://localhost:8787/users' })
    vi.stubGlobal('navigator', { onLine: true })
    answerWith(lost)
    const { loadSession } = await load()
    await settled(loadSession())
    expect(left).toEqual(['/auth/login?return=%2Fusers'])
  })
})

describe('a sign-out in another tab', () => {
  const inTabs = async () => {
    const tabs = new EventTarget()
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal('BroadcastChannel', function channel() {
      return tabs
    })
    const opened = page({ address: 'http://localhost:8787/users?view=all' })
    const { $session, followDismissal } = await load()
    followDismissal()
    const tell = () =>
      tabs.dispatchEvent(new MessageEvent('message', { data: { says: 'signed out' } }))
    return { ...opened, $session, tell }
  }

  test('signs this one out, which comes back to where it was, however often it is told', async () => {
    const { left, $session, tell } = await inTabs()
    $session.set({ user: user as never })
    tell()
    tell()
    expect(left).toEqual(['/auth/login?return=%2Fusers%3Fview%3Dall'])
    expect($session.get()).toBe(null)
  })

  test('is nothing to a page on which nobody is signed in', async () => {
    const { left, tell } = await inTabs()
    tell()
    expect(left).toEqual([])
  })
})

describe('signing out', () => {
  test('ends the session, forgets the bearer and every store, and goes to the sign-in page', async () => {
    const { page: document, left } = page()
    const asked = answerWith(reply(200, {}))
    const { $session, logOut, addToast, $toasts, resettable } = await load()
    const $kept = resettable(atom(0))
    $session.set({ user: user as never })
    $kept.set(1)
    addToast({ severity: 'info', summary: 'a', life: null })
    await settled(logOut())
    expect(asked[0]?.address).toBe('/api/_auth/session')
    expect(asked[0]?.init.method).toBe('DELETE')
    expect(document.cookie).toMatch(/^auth_token=; Path=\/; Max-Age=0/)
    expect([$session.get(), $kept.get(), $toasts.get()]).toEqual([null, 0, []])
    expect(left).toEqual(['/auth/login'])
  })

  test('does not wait for a server that does not answer', async () => {
    const { left } = page()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const { logOut } = await load()
    const out = logOut()
    await vi.advanceTimersByTimeAsync(2000)
    await out
    expect(left).toEqual(['/auth/login'])
  })

  test.each([
    ['clients', '/', '/login'],
    ['agents', '/', '/login'],
    ['quotes', '/leads', '/auth/login'],
    [null, '/', '/auth/login'],
    [null, '/clients/payment', '/clients/login'],
    [null, '/agents', '/agents/login'],
  ] as const)('on the %s host at %s leads to %s', async (audience, path, login) => {
    page({ firm: { audience }, address: `http://localhost:8787${path}` })
    const { loginPath } = await load()
    expect(loginPath()).toBe(login)
  })
})

describe('a refused call', () => {
  const ask = async (status: number, isQuiet = false) => {
    const { left } = page()
    answerWith(reply(status, { error: { code: 'x', message: 'x', trace: 't1' } }))
    const { followOutcomes, $toasts, send } = await load()
    followOutcomes()
    const shown: unknown[] = []
    $toasts.listen((toasts) => shown.push(...toasts))
    await settled(send({ method: 'POST', address: '/api/x', isQuiet }).catch(() => null))
    return { left, shown }
  }

  test.each([
    [403, 'You do not have permission to do this'],
    [404, 'Not found'],
    [500, 'Server error'],
  ])('with %i shows the warning "%s" for four seconds', async (status, detail) => {
    page()
    answerWith(reply(status, {}))
    const { followOutcomes, $toasts, send } = await load()
    followOutcomes()
    const asked = send({ method: 'POST', address: '/api/x' }).catch(() => null)
    await vi.advanceTimersByTimeAsync(1)
    await asked
    const toast = { severity: 'warn', summary: 'Warning', detail, life: 4000 }
    expect($toasts.get()).toMatchObject([toast])
    await vi.advanceTimersByTimeAsync(4000)
    expect($toasts.get()).toEqual([])
  })

  test('with 401 is logged and signs out', async () => {
    const { left } = await ask(401)
    expect(console.warn).toHaveBeenCalledWith('Unauthorized access. Redirecting to login...')
    expect(left).toEqual(['/auth/login?return=%2F'])
  })

  test('with 500 is logged', async () => {
    await ask(500)
    expect(console.error).toHaveBeenCalledWith('Server error', 'x', 't1')
  })

  test.each([400, 409, 422, 429, 503])('with %i is only logged', async (status) => {
    const { left, shown } = await ask(status)
    expect(shown).toEqual([])
    expect(left).toEqual([])
    expect(console.warn).toHaveBeenCalled()
  })

  test('that its caller explains shows nothing and signs nobody out', async () => {
    for (const status of [401, 403, 404, 500]) {
      const { left, shown } = await ask(status, true)
      expect(shown).toEqual([])
      expect(left).toEqual([])
    }
  })

  test('without an answer is logged, with no toast', async () => {
    const { left } = page()
    answerWith(new TypeError('fetch failed'))
    const { followOutcomes, $toasts, send } = await load()
    followOutcomes()
    const shown: unknown[] = []
    $toasts.listen((toasts) => shown.push(...toasts))
    await settled(send({ method: 'GET', address: '/api/x' }).catch(() => null))
    expect(shown).toEqual([])
    expect(left).toEqual([])
    expect(console.error).toHaveBeenCalled()
  })
})
