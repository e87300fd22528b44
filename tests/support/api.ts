import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { Message } from '#domain/communication/message'

const password = 'deedbox-demo-2026'

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into, whatever it is
  readonly body: any
}

export type Asking = {
  /** 'northgate.localhost': the host of the base where left out. */
  readonly host?: string | undefined
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** One request as it stands, with nothing added; a host below localhost is reached without a name server. */
export const ask = (
  base: string,
  { host, method = 'GET', path, headers, body }: Asking,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(base)
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          Host: `${host ?? hostname}:${port}`,
          Accept: 'application/json',
          ...(text
            ? { 'Content-Type': 'application/json', 'Content-Length': byteLength(text) }
            : {}),
          ...headers,
        },
      },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', reject)
        reply.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const { statusCode = 0, headers } = reply
          resolve({ status: statusCode, headers, text, body: parsed(text) })
        })
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })

const byteLength = (text: string) => String(Buffer.byteLength(text))

const parsed = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Somebody who is signed in: their two halves of a session, and calls that carry both. */
export type Caller = {
  readonly token: string
  readonly cookie: string
  readonly tenant: string
  readonly host: string
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    asking?: { key?: string; headers?: Readonly<Record<string, string>> },
  ) => Promise<Answer>
  readonly get: (path: string) => Promise<Answer>
  readonly post: (path: string, body?: unknown, key?: string) => Promise<Answer>
}

/** Signs a member of staff, or an agent on a host of theirs, in through the API; staff's address says which firm's. */
export const callerFor = async (base: string, email: string, on?: string): Promise<Caller> => {
  const isOther = email.endsWith('@northgate.test')
  const tenant = isOther ? 'northgate' : 'harcourt'
  const host = on ?? (isOther ? 'northgate.localhost' : 'localhost')
  const body = { email, password }
  return callerOf(base, host, tenant, await signIn(base, host, '/api/auth/login', body))
}

/** Signs a client of the first firm in by the code of the message, which a member of its staff reads. */
export const clientFor = async (
  base: string,
  staff: Caller,
  email: string,
  host = 'clients.localhost',
): Promise<Caller> => {
  const { body } = await newLink(base, staff, email)
  const code = body.match(/\b\d{6}\b/)?.[0]
  const answer = await signIn(base, host, '/api/auth/links/session', { email, code })
  return callerOf(base, host, staff.tenant, answer)
}

/** Has a link and a code sent to a client, asked for from a network of its own, and gives the message. */
export const newLink = async (base: string, staff: Caller, email: string): Promise<Message> => {
  const before = (await messagesTo(staff, email)).map(({ id }) => id)
  const network = { 'CF-Connecting-IP': `10.${randomBytes(3).join('.')}` }
  dataOf(await signIn(base, 'clients.localhost', '/api/auth/links', { email }, network))
  return sentTo(staff, email, 'session.link-requested', before)
}

/** The newest message of a kind to an address, once it was sent; `before`: messages that are not meant. */
export const sentTo = async (
  staff: Caller,
  email: string,
  type: string,
  before: readonly string[] = [],
): Promise<Message> => {
  for (let tries = 0; tries < 50; tries++) {
    const sent = (await messagesTo(staff, email)).find(
      (it) => it.type === type && it.status === 'sent' && !before.includes(it.id),
    )
    if (sent) return sent
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No message ${type} to ${email}`)
}

const messagesTo = async (staff: Caller, email: string): Promise<Message[]> =>
  dataOf(await staff.get(`/api/messages?q=${encodeURIComponent(email)}`)).rows

const signIn = (
  base: string,
  host: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) =>
  ask(base, {
    host,
    method: 'POST',
    path,
    headers: { 'Idempotency-Key': randomUUID(), ...headers },
    body,
  })

/** The caller of an answer that signs somebody in. */
export const callerOf = (base: string, host: string, tenant: string, answer: Answer): Caller => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  const cookie = cookiesIn(answer)
  const token: string = answer.body.data.token
  const call: Caller['call'] = (method, path, body, { key = randomUUID(), headers } = {}) =>
    ask(base, {
      host,
      method,
      path,
      headers: {
        Authorization: `Bearer ${token}`,
        'X-Tenant': tenant,
        Cookie: cookie,
        ...(method === 'GET'
          ? {}
          : { 'Idempotency-Key': key, Origin: `http://${host}:${new URL(base).port}` }),
        ...headers,
      },
      body,
    })
  return {
    token,
    cookie,
    tenant,
    host,
    call,
    get: (path) => call('GET', path),
    post: (path, body = {}, key) => call('POST', path, body, key ? { key } : {}),
  }
}

/** The cookies that an answer sets, as a browser sends them back. */
export const cookiesIn = ({ headers }: Answer) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')

/** What an answer of 200 holds; throws for any other. */
export const dataOf = (answer: Answer) => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  return answer.body.data
}
