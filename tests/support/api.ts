import { randomUUID } from 'node:crypto'
import { request } from 'node:http'

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
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    asking?: { key?: string; headers?: Readonly<Record<string, string>> },
  ) => Promise<Answer>
  readonly get: (path: string) => Promise<Answer>
  readonly post: (path: string, body?: unknown, key?: string) => Promise<Answer>
}

/** Signs a member of staff or an agent in through the API. */
export const callerFor = async (base: string, email: string, host?: string): Promise<Caller> => {
  const tenant = email.split('@')[1]?.split('.')[0] ?? ''
  const answer = await ask(base, {
    host,
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'X-Tenant': tenant, 'Idempotency-Key': randomUUID() },
    body: { email, password },
  })
  if (answer.status !== 200) throw new Error(`${email}: ${answer.status} ${answer.text}`)
  const cookie = [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')
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
        ...(method === 'GET' ? {} : { 'Idempotency-Key': key, Origin: originOf(base, host) }),
        ...headers,
      },
      body,
    })
  return {
    token,
    cookie,
    tenant,
    call,
    get: (path) => call('GET', path),
    post: (path, body = {}, key) => call('POST', path, body, key ? { key } : {}),
  }
}

const originOf = (base: string, host?: string) => {
  const { port, hostname } = new URL(base)
  return `http://${host ?? hostname}:${port}`
}

/** What an answer of 200 holds; throws for any other. */
export const dataOf = (answer: Answer) => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  return answer.body.data
}
