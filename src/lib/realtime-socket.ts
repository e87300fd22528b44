import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import { authToken } from './auth-token.ts'
import { apiOrigin, firm, isExternal } from './firm.ts'
import type { Connection } from './realtime-types.ts'
import { keepDialling } from './socket/dialling.ts'
import { setSocketId } from './socket/socket-id.ts'
import { watchSockets } from './socket/watched-sockets.ts'

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
  watchSockets(() => dialling.failed())
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
  const dialling = watchSocket(pusher, callbacks)
  return {
    echo,
    /** Reconnects after the server closed the connection. */
    callAgain: () => pusher.connect(),
    hangUp: () => {
      dialling.stop()
      echo.disconnect()
    },
  }
}

// Unencrypted only from an http page to this machine.
const isSecure = (host: string) =>
  location.protocol === 'https:' || !/^(.+\.)?localhost$|^127\.0\.0\.1$/.test(host)

const watchSocket = (pusher: Pusher, { tell, mute }: SocketCallbacks) => {
  const { connection } = pusher
  connection.bind('error', (failure: unknown) => {
    if (isMuting(failure)) mute()
  })
  // Only a back end of the firm's own tells the others with it; ours tells everybody.
  connection.bind('state_change', ({ current }: { current: string }) =>
    setSocketId(current === 'connected' && isExternal() ? connection.socket_id : null),
  )
  return keepDialling(pusher, { tell, offlineAfter: TIMES.unavailableTimeout })
}

// The same code also means too many client events: only the message tells the two apart.
const isMuting = (failure: unknown) =>
  /"code":4301\b.*messaging enabled/.test(JSON.stringify(failure) ?? '')

/** A log message without signatures, because they authorise channels. */
export const redacted = (message: string) =>
  message.replaceAll(/(\\?"(?:auth|shared_secret)\\?"\s*:\s*\\?")[^"\\]+/g, '$1…')

const log = (message: string) => console.info(redacted(message))
