import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

const folder = join(import.meta.dirname, 'certificates')
const read = (name: string) => readFileSync(join(folder, name))

export const CA_FILE = join(folder, 'ca.pem')

export type Received = {
  readonly from: string
  readonly to: readonly string[]
  readonly bytes: Buffer
  readonly user: string
  readonly isSecure: boolean
}

/**
 * null accepts, an error refuses. 'cut' accepts and ends the connection without an answer, 'silence' accepts and never
 * answers, 'drop' ends the connection and stores nothing.
 */
export type Outcome = Error | null | 'cut' | 'drop' | 'silence'

type Given = Omit<SMTPServerOptions, 'key' | 'cert'> & {
  /** 'elsewhere' is valid for another host, 'stranger' for this one, and signed by nobody. */
  readonly certificate?: 'server' | 'elsewhere' | 'stranger'
  /** What the server does once it has a message: accepts it where left out. */
  readonly afterData?: () => Outcome
}

/** A real mail server on loopback that keeps every message it accepts, to the byte. */
export const anSmtpServer = async ({ certificate = 'server', afterData, ...given }: Given) => {
  const received: Received[] = []
  const server = new SMTPServer({
    key: read(`${certificate}.key`),
    cert: read(`${certificate}.pem`),
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ username, password }, _, callback) =>
      password === 'secret'
        ? callback(null, { user: username ?? '' })
        : callback(new Error('535 Wrong password')),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const outcome = afterData?.() ?? null
        if (outcome instanceof Error) return callback(outcome)
        if (outcome === 'drop') return hangUp(session)
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((it) => it.address),
          bytes: Buffer.concat(chunks),
          user: String(session.user),
          isSecure: session.secure,
        })
        if (outcome === null) callback(null)
        else if (outcome === 'cut') hangUp(session)
      })
    },
    ...given,
  })
  const sockets = new Set<Socket>()
  const hangUp = ({ remotePort }: SMTPServerSession) => {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy()
  }
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return { port, received, close: () => new Promise<void>((done) => server.close(done)) }
}
