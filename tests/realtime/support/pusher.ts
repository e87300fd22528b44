import Echo from 'laravel-echo'
import Pusher from 'pusher'
import PusherClient, { type Options } from 'pusher-js'
import { inject } from 'vitest'
import type { RealtimeApp } from '#worker/realtime/app'

const running: { disconnect: () => void }[] = []

/** The options of the product's own client, signed in as the user `name`. */
const optionsFor = (app: RealtimeApp, name: string): Options => {
  const host = inject('realtimeHost')
  const [wsHost = '', port] = host.split(':')
  const headers = { 'X-Session': `session-of-${name}/${name}` }
  return {
    cluster: '',
    wsHost,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `http://${host}/broadcasting/auth/${app.id}`,
      headers,
    },
    userAuthentication: {
      transport: 'ajax',
      endpoint: `http://${host}/broadcasting/user-auth/${app.id}`,
      headers,
    },
  }
}

/** A pusher-js client that signs in as `name`. */
export const pusherClient = (app: RealtimeApp, name = 'ann', more: Partial<Options> = {}) => {
  const client = new PusherClient(app.key, { ...optionsFor(app, name), ...more })
  running.push(client)
  return client
}

/** A laravel-echo client over pusher-js, with the broadcaster that Laravel Reverb uses. */
export const echoClient = (app: RealtimeApp, name = 'ann', more: Partial<Options> = {}) => {
  const client = pusherClient(app, name, more)
  return new Echo({ broadcaster: 'reverb', key: app.key, client })
}

/** The server SDK that publishes. */
export const pusherServer = (app: RealtimeApp) => {
  const [host = '', port = ''] = inject('realtimeHost').split(':')
  const { id: appId, key, secret, encryptionKey: encryptionMasterKeyBase64 = '' } = app
  return new Pusher({ appId, key, secret, host, port, useTLS: false, encryptionMasterKeyBase64 })
}

/** Disconnects every client that a test created. */
export const disconnectAll = () => {
  for (const client of running.splice(0)) client.disconnect()
}

type Bindable = { bind: (event: string, callback: (value: never) => void) => unknown }

/** The next value of an event, on a channel, a connection or a user. */
export const nextEvent = <Value = unknown>(source: Bindable, event: string) =>
  new Promise<Value>((resolve) => source.bind(event, (value: Value) => resolve(value)))

/** The client once it is connected. */
export const connected = async (client: PusherClient) => {
  if (client.connection.state !== 'connected') await nextEvent(client.connection, 'connected')
  return client
}
