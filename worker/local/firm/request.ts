import { request } from 'node:http'
import { LOCAL_OPERATOR_KEY } from '../../edge/operator/local-key.ts'
import { parsePort, refuse } from '../options.mjs'

export type Answer = { readonly status: number; readonly text: string; readonly bytes: Uint8Array }

const answerOf = (status: number, bytes: Buffer): Answer => ({
  status,
  bytes,
  text: bytes.toString(),
})

type Sent = {
  readonly port: number
  /** The host without its port: 'acme.localhost'. */
  readonly host: string
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Sends a request to a host of the local product through 127.0.0.1, as the machine may not resolve its name. */
export const sendLocally = ({ port, host, method, path, body, headers = {} }: Sent) =>
  new Promise<Answer>((resolve, reject) => {
    const Host = `${host}:${port}`
    const type = { Host, Origin: `http://${Host}`, 'Content-Type': 'application/json' }
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, headers: { ...type, ...headers } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve(answerOf(answer.statusCode ?? 0, Buffer.concat(parts))))
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })

type Product = { readonly env: string; readonly host: string; readonly port: string }

/** Sends to an operator's endpoint of a firm: the product that runs here, or the deployed one. */
export const operatorRequests = ({ env, host, port }: Product, usage: string) => {
  if (env === 'local') return locally(host, parsePort(port, usage))
  if (env !== 'production') return refuse(`There is no environment ${env}.\n\n${usage}`)
  const key = process.env['DEEDBOX_OPERATOR_KEY']
  return deployed(host, key ?? refuse('Set DEEDBOX_OPERATOR_KEY to the operator’s key.'))
}

type Send = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>

const locally =
  (host: string, port: number): Send =>
  (method, path, body) =>
    sendLocally({
      port,
      host,
      method,
      path,
      headers: { Authorization: `Bearer ${LOCAL_OPERATOR_KEY}` },
      body,
    }).catch(() =>
      refuse(`No product answers at port ${port}. Start it: npm start -- --empty --port ${port}`),
    )

const deployed =
  (host: string, key: string): Send =>
  async (method, path, body) => {
    const Origin = `https://${host}`
    const answer = await fetch(Origin + path, {
      method,
      redirect: 'error',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', Origin },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: Error) => refuse(`${host} does not answer: ${error.message}`))
    return answerOf(answer.status, Buffer.from(await answer.arrayBuffer()))
  }
