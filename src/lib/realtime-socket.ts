import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import { authToken } from './auth-token.ts'
import { apiOrigin, firm } from './firm.ts'
import type { Connection } from './realtime-types.ts'

/** In milliseconds. The server may shorten `activityTimeout`. */
export const TIMES = {
  activityTimeout: 120_000,
  pongTimeout: 30_000,
  unavailableTimeout: 10_000,
} as const

export const LOGGED_ENVIRONMENTS: readonly string[] = ['development', 'local', 'staging']

type SocketCallbacks = {
  readonly tell: (connection: Connection) => void
  readonly mute: () => void
}

/** Opens the connection to the firm's Reverb server; channels are authorised by POST {apiDomain}/broadcasting/auth. */
export const openSocket = (callbacks: SocketCallbacks) => {
  if (LOGGED_ENVIRONMENTS.includes(firm.environment)) Pusher.log = log
  const { app_key: key, host, port } = firm.realtime
  const name = host.split(':')[0] ?? host
  const echo = new Echo({
    broadcaster: 'reverb',
    Pusher,
    key,
    wsHost: name,
    wsPort: port,
    wssPort: port,
    forceTLS: isSecure(name),
    enabledTransports: ['ws', 'wss'],
    ...TIMES,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `${apiOrigin()}/broadcasting/auth`,
      headersProvider: () => ({
        Accept: 'application/json',
        Authorization: `Bearer ${authToken()}`,
        'X-Tenant': firm.tenantId,
      }),
    },
  })
  const { pusher } = echo.connector
  watchSocket(pusher, callbacks)
  return {
    echo,
    /** Reconnects after the server closed the connection. */
    callAgain: () => pusher.connect(),
    hangUp: () => echo.disconnect(),
  }
}

// Unencrypted only from an http page to this machine.
const isSecure = (host: string) =>
  location.protocol === 'https:' || !/^(.+\.)?localhost$|^127\.0\.0\.1$/.test(host)

const connectionStates: Readonly<Record<string, Connection>> = {
  connected: 'live',
  unavailable: 'offline',
}

// All browsers of a firm disconnect at the same moment: each reconnects after its own delay.
const watchSocket = (pusher: Pusher, { tell, mute }: SocketCallbacks) => {
  let tries = 0
  const { connection } = pusher
  let isPausing = false
  connection.bind('connecting_in', () => {
    isPausing = true
    queueMicrotask(() => {
      pusher.disconnect()
      setTimeout(() => pusher.connect(), reconnectDelay(tries++))
    })
  })
  connection.bind('state_change', ({ current }: { current: string }) => {
    const isDismissed = current === 'disconnected' && !isPausing
    tell(isDismissed ? 'dismissed' : (connectionStates[current] ?? 'reconnecting'))
    isPausing = current === 'disconnected' && isPausing
    if (current === 'connected') tries = 0
  })
  connection.bind('error', (failure: unknown) => {
    if (isMuting(failure)) mute()
  })
}

// The same code also means too many client events: only the message tells the two apart.
const isMuting = (failure: unknown) =>
  /"code":4301\b.*messaging enabled/.test(JSON.stringify(failure) ?? '')

/** Milliseconds before the next try: 0–1 s at first, a second more each time, up to 10–11 s. */
export const reconnectDelay = (tries: number, chance: () => number = Math.random) =>
  Math.min(tries, 10) * 1000 + chance() * 1000

/** A log message without signatures, because they authorise channels. */
export const redacted = (message: string) =>
  message.replaceAll(/(\\?"(?:auth|shared_secret)\\?"\s*:\s*\\?")[^"\\]+/g, '$1…')

const log = (message: string) => console.info(redacted(message))
