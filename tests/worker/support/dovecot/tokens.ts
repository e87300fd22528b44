import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { TOKEN } from './token.ts'

/** Says whose a token is, as the sign-in service of a provider does. */
export const serveTokens = async () => {
  const server = createServer(({ url = '' }, answer) => {
    const token = new URL(url, 'http://localhost').searchParams.get('access_token') ?? ''
    const active = String(token.startsWith(TOKEN))
    answer.writeHead(200, { 'Content-Type': 'application/json' })
    answer.end(JSON.stringify({ email: token.slice(TOKEN.length), active }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, close: () => server.close() }
}
