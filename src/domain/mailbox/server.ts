import * as z from 'zod/mini'
import { OWN_MACHINE, smtpHostProblem } from '#domain/communication/provider/smtp-host'

/** A mail server that is read by IMAP, and the name that signs in there. */
export const MailServer = z.object({ host: z.string(), port: z.int(), username: z.string() })
export type MailServer = z.infer<typeof MailServer>

type Host = Pick<MailServer, 'host' | 'port'>

/** TLS from the start (RFC 8314 §3.2), for which the platform checks that the certificate is of the server's host. */
const IMAP_PORT = 993
const LARGEST_PORT = 65_535

const ADDRESS = /^([^\s:/@]{1,253})(?::(\d{1,5}))?$/

/** The host and port of 'imap.firm.co.uk' or 'localhost:1993'; null for any other text. */
export const parseServer = (text: string): Host | null => {
  const [, host = '', port = String(IMAP_PORT)] = ADDRESS.exec(text.trim()) ?? []
  const number = Number(port)
  return host === '' || number < 1 || number > LARGEST_PORT
    ? null
    : { host: host.toLowerCase(), port: number }
}

/**
 * The error message for a mail server; null if it is a public host with TLS from the start. The local environment reads
 * only a server on the same machine.
 */
export const serverProblem = (
  { host, port }: Host,
  { isLocal }: { readonly isLocal: boolean },
): string | null => {
  if (isLocal)
    return host === OWN_MACHINE
      ? null
      : 'The local environment reads only a mail server on the same machine, such as localhost:1993.'
  if (smtpHostProblem(host) !== null)
    return 'Enter the name of a public mail server, such as imap.firm.co.uk.'
  return port === IMAP_PORT
    ? null
    : 'Enter the server without a port. It is read on 993, with TLS from the start.'
}
