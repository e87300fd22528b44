import { atom, computed } from 'nanostores'
import { sessionApi } from '#domain/user/session'
import type { SignedInUser } from '#domain/user/user'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { authToken, forgetToken } from '#lib/auth-token'
import { takeEarlyUser } from '#lib/early-user'
import { firm } from '#lib/firm'
import { disconnect, onConnection, reconnect } from '#lib/realtime'
import { untilOnline } from '#lib/request/online'
import { clearDrafts } from '#lib/saved-draft'
import { send } from '#lib/send'
import { onReset, resetStores } from '#stores/chrome/reset'
import { notifyTabs, onTab } from '#stores/chrome/tabs'

export type Session = { readonly user: SignedInUser }

export const $session = atom<Session | null>(null)

/** The layout of pages that name none: the sign-in layout until somebody is signed in. */
export const $layout = computed($session, (session) =>
  session === null ? 'auth' : 'coloured-icons-with-outline',
)

let loading: Promise<Session | null> | null = null
let isLeaving = false

/**
 * Checks the session when the server closes the connection: one that ended elsewhere ends here. Signing out in
 * another tab of this browser signs out here at once.
 */
export const followDismissal = () => {
  onConnection((connection) => {
    if (connection === 'dismissed' && !isLeaving) void checkSession().catch(() => null)
  })
  onTab(({ says }) => {
    if (says === 'signed out' && !isLeaving && $session.get()) goToLogin({ comesBack: true })
  })
}

/** Milliseconds before reconnecting after the server closed the connection, up to twice as many. */
const RECONNECT_DELAY = 10_000

// Somebody may have signed in again in another tab, perhaps as somebody else.
const checkSession = async () => {
  const { id } = await call(sessionApi.user)
  if (id === $session.get()?.user.id) setTimeout(reconnect, RECONNECT_DELAY * (1 + Math.random()))
  else location.reload()
}

/** Fetches the signed-in user once per document; signs out when the request fails. */
export const loadSession = () => {
  loading ??= authToken() === null ? Promise.resolve(null) : load()
  return loading
}

const load = async () => {
  try {
    const user = (await takeEarlyUser()) ?? (await fetchUserWithRetry())
    $session.set({ user })
    return $session.get()
  } catch (error) {
    if (isUnreachable(error) && !navigator.onLine) return loadOnceOnline()
    console.error('The signed-in user could not be fetched.', error)
    await logOut({ comesBack: true })
    return null
  }
}

const SESSION = '/api/_auth/session'

/** Fetches who is signed in and has the cookies sealed again, so that pages open by the same permissions. */
export const fetchSession = async () =>
  ((await send({ method: 'GET', address: SESSION, isQuiet: true })) as Partial<Session>).user

const fetchUser = () => call(sessionApi.user, { isQuiet: true })

// Requests of a page that is being left fail and must not sign anybody out: by the second try it is gone.
const fetchUserWithRetry = () =>
  fetchUser().catch(async (error) => {
    if (!isUnreachable(error) || !navigator.onLine) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
    return fetchUser()
  })

const RETRY_DELAY = 2000

const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0

const loadOnceOnline = (): Promise<Session | null> => untilOnline().then(load)

/**
 * Ends the session here and on the server, resets the stores and goes to the sign-in page.
 * `comesBack`: signing in again returns to the current page.
 */
export const logOut = async ({ comesBack = false }: { comesBack?: boolean } = {}) => {
  if (isLeaving) return
  isLeaving = true
  disconnect()
  await Promise.race([endOnServer(), new Promise((resolve) => setTimeout(resolve, 2000))])
  forgetToken()
  notifyTabs({ says: 'signed out' })
  goToLogin({ comesBack })
}

const goToLogin = ({ comesBack = false }: { comesBack?: boolean } = {}) => {
  const login = loginPath()
  const returnQuery = comesBack
    ? `?return=${encodeURIComponent(location.pathname + location.search)}`
    : ''
  disconnect()
  resetStores()
  // Set again after the reset, so that late events do not redirect elsewhere.
  isLeaving = true
  clearDrafts()
  location.assign(login + returnQuery)
}

// Its answer is ignored: the token is removed either way.
const endOnServer = () =>
  send({ method: 'DELETE', address: SESSION, isQuiet: true }).catch(() => null)

/** The sign-in page of this host or of the user's type. */
export const loginPath = () => {
  const { audience } = firm
  if (audience === 'clients' || audience === 'agents') return '/login'
  const kind = $session.get()?.user.type ?? location.pathname.split('/')[1]
  if (audience === null && (kind === 'client' || kind === 'clients')) return '/clients/login'
  if (audience === null && (kind === 'agent' || kind === 'agents')) return '/agents/login'
  return '/auth/login'
}

onReset(() => {
  $session.set(null)
  loading = null
  isLeaving = false
})
