import { request } from 'node:http'

export type Answer = { readonly status: number; readonly text: string }

/** Sends a request to a firm's host through 127.0.0.1, as the machine may not resolve its name. */
export const localRequest =
  (domain: string, port: number) =>
  (method: string, path: string, body?: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const host = `${domain}:${port}`
      const headers = { Host: host, Origin: `http://${host}`, 'Content-Type': 'application/json' }
      const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        )
      })
      outgoing.once('error', reject)
      outgoing.end(body === undefined ? undefined : JSON.stringify(body))
    })

/** Sends a request to a deployed firm with the operator's key. */
export const deployedRequest =
  (domain: string, key: string) =>
  async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const origin = `https://${domain}`
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: { Origin: origin, 'Content-Type': 'application/json', 'Deedbox-Operator': key },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: await answer.text() }
  }
