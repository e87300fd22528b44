import { ApiError } from './api-error.ts'

/** The size of the sign-in window, in CSS pixels. */
export const AUTH_WINDOW = { width: 960, height: 600 } as const
/** How long signing in may take, in milliseconds. */
export const AUTH_TIMEOUT = 5 * 60_000

const NAME = 'deedbox-sign-in'
const RESULTS = 'deedbox-sign-in-results'

type Size = { readonly width: number; readonly height: number }
type WindowPosition = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>
type TokenMessage = { readonly state: string; readonly token: string }

export const windowFeatures = ({ width, height }: Size, over: WindowPosition) => {
  const left = Math.max(0, Math.round(over.screenX + (over.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(over.screenY + (over.outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/**
 * Opens the page of an identity provider and resolves with the token that it gives. The provider sends the
 * window back to /auth/login?sso={state}#token={token}. Rejects when the window is blocked or nobody comes back.
 */
export const openAuthWindow = (provider: string, size: Size = AUTH_WINDOW) =>
  new Promise<string>((resolve, reject) => {
    const state = crypto.randomUUID()
    const address = new URL(provider)
    address.searchParams.set('return', `${location.origin}/auth/login?sso=${state}`)
    // COOP separates windows of two origins: the answer comes by a BroadcastChannel of our own origin.
    const channel = new BroadcastChannel(NAME)
    const timeout = setTimeout(() => end(() => reject(failure('late'))), AUTH_TIMEOUT)
    const end = (settle: () => void) => {
      clearTimeout(timeout)
      channel.close()
      settle()
    }
    channel.onmessage = ({ data }: MessageEvent<TokenMessage>) => {
      if (data.state === state && data.token !== '') end(() => resolve(data.token))
    }
    const opened = window.open(address, NAME, windowFeatures(size, window))
    if (opened === null) end(() => reject(failure('blocked')))
  })

const messages = {
  blocked: 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  late: 'Sign-in was not completed in time. Try again.',
} as const

const failure = (why: keyof typeof messages) =>
  new ApiError(0, { code: `window_${why}`, message: messages[why] })

/**
 * In the returning window: sends the token to the page that opened it, and closes. A token that no page
 * waits for signs nobody in. False in any other window.
 */
export const answerOpener = () => {
  const state = new URLSearchParams(location.search).get('sso')
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  if (state === null || token === null) return false
  history.replaceState(null, '', location.pathname)
  const channel = new BroadcastChannel(NAME)
  channel.postMessage({ state, token } satisfies TokenMessage)
  channel.close()
  window.close()
  return true
}

/** What became of signing in at the firm's provider. */
export type SignInResult = {
  readonly outcome: 'signed-in' | 'challenged' | 'refused'
  /** Why it was refused; empty otherwise. */
  readonly message: string
  /** The fragment that names the second factors of a challenge; empty where one must be set up first. */
  readonly fragment: string
}

type ResultMessage = SignInResult & { readonly window: string }

/** Opens a page of ours that leads to the provider, and resolves with what became of it; null when it is blocked. */
export const openSignInWindow = (address: string): Promise<SignInResult> | null => {
  const id = crypto.randomUUID()
  const url = new URL(address)
  url.searchParams.set('window', id)
  const opened = window.open(url, NAME, windowFeatures(AUTH_WINDOW, window))
  return opened === null ? null : resultOf(id)
}

const resultOf = (id: string) =>
  new Promise<SignInResult>((resolve, reject) => {
    const channel = new BroadcastChannel(RESULTS)
    const timeout = setTimeout(() => end(() => reject(failure('late'))), AUTH_TIMEOUT)
    const end = (settle: () => void) => {
      clearTimeout(timeout)
      channel.close()
      settle()
    }
    channel.onmessage = ({ data }: MessageEvent<ResultMessage>) => {
      if (data.window === id) end(() => resolve(data))
    }
  })

/** Sends a result to the page that opened this window, and closes it. */
export const reportResult = (message: ResultMessage) => {
  const channel = new BroadcastChannel(RESULTS)
  channel.postMessage(message)
  channel.close()
  window.close()
}
