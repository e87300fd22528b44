import { request } from 'node:http'

export type Answer = { readonly status: number; readonly text: string }

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
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        )
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })
