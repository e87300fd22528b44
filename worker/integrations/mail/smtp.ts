import { connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import { createTransport } from 'nodemailer'
import type { DeliveryReceipt } from '#tenant/events/parcel'
import { composedOf } from './composed.ts'
import type { Mail, MessageProvider } from './provider.ts'
import { smtpFailure } from './smtp-failure.ts'

export type SmtpOptions = {
  readonly host: string
  /** 465 speaks TLS from the start; any other port, on this machine alone, requires STARTTLS, unless `isSecure`. */
  readonly port: number
  readonly isSecure?: boolean
  readonly auth: 'plain' | 'login'
  readonly username: string
  readonly password: string
  readonly sender: string
  readonly reply_to: string
  readonly return_path: string
  /** How long the server may take to answer, in ms; 120,000 by default. */
  readonly answer_ms?: number
  readonly dkim: {
    readonly domain: string
    readonly selector: string
    /** PKCS #8 in PEM. */
    readonly private_key: string
  } | null
}

const CONNECT_MS = 20_000
/** How long the server may take to answer: below the time after which an attempt counts as cut off. */
const ANSWER_MS = 120_000

/** A mail server (RFC 5321) that is spoken to over TLS alone; its certificate must be valid for its host. */
export const smtpProvider = (options: SmtpOptions): MessageProvider => ({
  send: async (mail) => {
    const progress = { hasSentData: false }
    try {
      return await submit(options, mail, progress)
    } catch (error) {
      return smtpFailure(error, progress.hasSentData)
    }
  },
})

const submit = async (
  options: SmtpOptions,
  mail: Mail,
  progress: { hasSentData: boolean },
): Promise<DeliveryReceipt> => {
  const { to_address } = mail.message
  const transport = createTransport({
    ...connectionOf(options),
    debug: true,
    logger: loggerOf(() => {
      progress.hasSentData = true
    }),
    ...(options.dkim === null ? {} : { dkim: signatureOf(options.dkim) }),
  })
  try {
    const { messageId } = await transport.sendMail({
      ...composedOf(mail, options),
      envelope: { from: options.return_path, to: to_address },
    })
    return { provider_id: messageId }
  } finally {
    transport.close()
  }
}

const connectionOf = ({ host, port, auth, username, password, ...options }: SmtpOptions) => {
  const secure = options.isSecure ?? port === 465
  return {
    host,
    port,
    secure,
    requireTLS: !secure,
    auth: { user: username, pass: password },
    authMethod: auth.toUpperCase(),
    tls: { servername: host, minVersion: 'TLSv1.2' as const },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: options.answer_ms ?? ANSWER_MS,
    getSocket: socketBy({ host, port, secure }),
  }
}

type Address = { readonly host: string; readonly port: number; readonly secure: boolean }
type Socket = ReturnType<typeof connect>
type GotSocket = (error: Error | null, socket?: { connection: Socket; secured: boolean }) => void

/** Connects by name: a certificate would not be valid for an address that was looked up before. */
const socketBy =
  ({ host, port, secure }: Address) =>
  (_: unknown, callback: GotSocket) => {
    const connection = secure
      ? connectSecurely({ host, port, servername: host })
      : connect({ host, port })
    const fail = (error: Error) => callback(Object.assign(error, { code: 'ESOCKET' }))
    const timer = setTimeout(
      () => connection.destroy(new Error('The server did not answer.')),
      CONNECT_MS,
    )
    connection.once('error', fail)
    connection.once(secure ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer)
      connection.off('error', fail)
      callback(null, { connection, secured: secure })
    })
  }

const signatureOf = ({ domain, selector, private_key }: NonNullable<SmtpOptions['dkim']>) => ({
  domainName: domain,
  keySelector: selector,
  privateKey: private_key,
})

/** Notices the command after which the server may have accepted the message, and logs nothing. */
const loggerOf = (onData: () => void) => {
  const ignore = () => undefined
  const debug = ({ tnx }: { tnx?: string }, text: unknown) => {
    if (tnx === 'client' && String(text) === 'DATA') onData()
  }
  return {
    level: ignore,
    trace: ignore,
    debug,
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  }
}
