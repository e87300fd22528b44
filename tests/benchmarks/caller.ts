import { Agent, type IncomingMessage, request } from 'node:http'
import type { DirectoryEntry } from '#worker/directory/entry'

const PASSWORD = 'deedbox-demo-2026'

type RequestInput = {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
export type Reply = {
  readonly status: number
  readonly text: string
  readonly headers: IncomingMessage['headers']
}

/** An HTTP client of a firm's host, which need not resolve on this machine. */
export type Caller = {
  readonly host: string
  readonly send: (path: string, asked?: RequestInput) => Promise<Reply>
  /** The data of a GET that succeeds. */
  readonly get: <T>(path: string) => Promise<T>
  /** The data of a POST that succeeds. */
  readonly post: <T>(path: string, body: unknown) => Promise<T>
  readonly hangUp: () => void
}

/** A client without a session on a firm's main host, over a number of keep-alive connections. */
export const visitor = (
  base: string,
  { domains }: DirectoryEntry,
  { connections = 1, headers = {} as Readonly<Record<string, string>> } = {},
): Caller => {
  const { port } = new URL(base)
  const host = `${domains[0]}:${port}`
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = (path: string, asked: RequestInput = {}) =>
    answerTo({
      ...{ port, agent, path },
      method: asked.method ?? 'GET',
      body: asked.body,
      headers: { Host: host, Origin: `http://${host}`, ...headers, ...asked.headers },
    })
  const data = async <T>(path: string, asked?: RequestInput) => {
    const { status, text } = await send(path, asked)
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
    return (JSON.parse(text) as { data: T }).data
  }
  return {
    host,
    send,
    get: (path) => data(path),
    post: (path, body) =>
      data(path, { method: 'POST', body, headers: { 'Idempotency-Key': crypto.randomUUID() } }),
    hangUp: () => agent.destroy(),
  }
}

/** A client signed in as a member of staff: 'owner', 'conveyancer', 'adviser'. */
export const signedIn = async (
  base: string,
  firm: DirectoryEntry,
  who: string,
  connections = 1,
): Promise<Caller> => {
  const anonymous = visitor(base, firm)
  const email = `${who}@${firm.tenant}.test`
  const { status, text, headers } = await anonymous.send('/api/auth/login', {
    method: 'POST',
    body: { email, password: PASSWORD },
  })
  anonymous.hangUp()
  if (status !== 200) throw new Error(`${email} may not sign in: ${status} ${text}`)
  const { token } = (JSON.parse(text) as { data: { token: string } }).data
  const cookies = (headers['set-cookie'] ?? []).map((it) => it.split(';')[0])
  return visitor(base, firm, {
    connections,
    headers: {
      Authorization: `Bearer ${token}`,
      'X-Tenant': firm.tenant,
      Cookie: cookies.join('; '),
    },
  })
}

type SentRequest = Required<Pick<RequestInput, 'method'>> & {
  readonly port: string
  readonly agent: Agent
  readonly path: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

const answerTo = ({ port, agent, path, method, body, headers }: SentRequest) =>
  new Promise<Reply>((resolve, reject) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
    const options = { host: '127.0.0.1', port, agent, path, method }
    const asked = request({ ...options, headers: { ...headers, ...type } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          headers: answer.headers,
        }),
      )
    })
    asked.once('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
