import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChannelListener, Connection } from '#lib/realtime-types'
import { answerWith, openPage } from '../support/page.ts'

type SocketCallbacks = { readonly tell: (connection: Connection) => void }

const sockets: SocketCallbacks[] = []
vi.mock('#lib/realtime-socket', () => ({
  openSocket: (callbacks: SocketCallbacks) => {
    sockets.push(callbacks)
    return { echo: null }
  },
}))
/** A channel that is open as soon as somebody listens to it. */
vi.mock('#lib/realtime-channel', () => ({
  openChannel: (_: unknown, name: string) => {
    const listenings = new Set<ChannelListener>()
    return {
      name,
      listenings,
      state: 'open',
      ask: () => {},
      add: (listening: ChannelListener) => listenings.add(listening),
    }
  },
}))

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  sockets.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

const notFound = () =>
  Response.json({ error: { code: 'not_found', message: 'Not found' } }, { status: 404 })

/** A load of a page with a list and a record; returns how often each of them was fetched again. */
const load = async (apiDomain: string) => {
  openPage({ firm: { apiDomain } })
  const { openConnection } = await import('#lib/realtime-connection')
  const states: Connection[] = []
  const connection = openConnection({ tell: (it) => states.push(it), mute: () => {} })
  const fetched = { conveyances: 0, 'conveyance.c1': 0 }
  const listen = (name: keyof typeof fetched) =>
    connection.add({
      channel: `private-tenant.harcourt.${name}`,
      after: null,
      handlers: {},
      missed: () => {
        fetched[name] += 1
      },
    })
  listen('conveyances')
  listen('conveyance.c1')
  sockets.at(-1)?.tell('live')
  await vi.waitFor(() => expect(states.at(-1)).toBe('live'))
  return fetched
}

test('a back end that serves no missed events is asked by the first load alone, and each load catches up once', async () => {
  const asked = answerWith(notFound())
  const external = 'https://api.firm.example'
  const once = { conveyances: 1, 'conveyance.c1': 1 }
  expect(await load(external)).toEqual(once)
  expect(asked.map(({ address }) => new URL(address).pathname)).toEqual(['/api/events'])
  expect(await load(external)).toEqual(once)
  expect(await load(external)).toEqual(once)
  expect(asked).toHaveLength(1)
})
