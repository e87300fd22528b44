import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { standInSocket } from './stand-in-socket.ts'

/** One request as it came, header by header. */
export type Received = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

type Answer = readonly [status: number, body: unknown]

export const standInToken = '12|stand-in.token~of+ada'

export const ada = {
  id: '7',
  type: 'staff',
  first_name: 'Ada',
  last_name: 'Marsh',
  email: 'ada@external.test',
  job_title: 'Conveyancer',
  phone: null,
  permissions: [{ name: 'conveyance.view-any' }, { name: 'conveyance.view' }],
  roles: ['Conveyancer'],
  contact_id: null,
  agency_id: null,
  read_only: false,
}

/** An API of a firm's own, with its Reverb, on this machine. It answers what tests tell it to, and keeps what it received. */
export const startStandIn = async () => {
  const received: Received[] = []
  const live = new Set<string>()
  let isInMaintenance = false
  const answers = new Map<string, (it: Received) => Answer>()
  const server = createServer((request, response) => void answer(request, response))
  const socket = standInSocket(server, { key: 'external-key', secret: 'external-secret' })

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request
    let body = ''
    for await (const part of request) body += String(part)
    const cors = {
      'Access-Control-Allow-Origin': headers.origin ?? '*',
      'Access-Control-Allow-Headers':
        'authorization, x-tenant, content-type, idempotency-key, x-socket-id',
      'Access-Control-Expose-Headers': 'Retry-After',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    }
    if (method === 'OPTIONS') return response.writeHead(204, cors).end()
    const it = { method, path, headers, body }
    received.push(it)
    const [status, reply] = replyTo(it)
    response.writeHead(status, { ...cors, 'Content-Type': 'application/json' })
    return response.end(JSON.stringify(reply))
  }

  const replyTo = (received: Received): Answer => {
    if (isInMaintenance) return [503, { message: 'Service Unavailable' }]
    if (received.path === '/auth/login') return signIn(received)
    const bearer = String(received.headers['authorization']).replace('Bearer ', '')
    if (!live.has(bearer)) return [401, { message: 'Unauthenticated.' }]
    const path = received.path.split('?')[0] ?? ''
    const told = answers.get(`${received.method} ${path}`)
    if (told) return told(received)
    if (path === '/auth/user') return [200, { data: ada }]
    if (path === '/broadcasting/auth') return join(received)
    if (path !== '/auth/logout') return [404, { message: 'Not found' }]
    live.delete(bearer)
    return [200, {}]
  }
  const signIn = ({ body }: Received): Answer => {
    if (JSON.parse(body).password !== 'right') return [422, { message: 'Wrong.' }]
    live.add(standInToken)
    return [200, { data: { token: standInToken } }]
  }
  const join = ({ body }: Received): Answer => {
    const form = new URLSearchParams(body)
    return [200, { auth: socket.sign(form.get('socket_id') ?? '', form.get('channel_name') ?? '') }]
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    received,
    live,
    socket,
    /** Says what 'GET /api/conveyances' is answered with. */
    on: (call: string, told: (it: Received) => Answer) => answers.set(call, told),
    /** What `php artisan down` does, and `up` undoes. */
    setMaintenance: (isDown: boolean) => {
      isInMaintenance = isDown
    },
    stop: () => {
      socket.close()
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

/** What the directory keeps of a firm whose back end this is. */
export const entryOf = ({ origin, port }: StandIn, domain: string) => ({
  tenant: 'external',
  brand: { name: 'External & Co', strapline: 'Solicitors', hue: 30, chroma: 0.1 },
  domains: [domain],
  labels: { clients: 'clients', agents: 'agents', quotes: 'quotes' },
  phone: '0117 496 0199',
  email: 'hello@external.test',
  regulator: { body: 'SRA', number: '999043' },
  unlocks: 'The office',
  external: {
    apiDomain: origin,
    realtime: { key: 'external-key', host: '127.0.0.1', port },
    login: '/auth/login',
    logout: '/auth/logout',
    sso: `${origin}/sso`,
  },
})
