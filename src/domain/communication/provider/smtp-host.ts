import { telephoneAddressProblem } from '#domain/call/telephone'

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/** The error message for the host of a mail server; null if it is a public host name. */
export const smtpHostProblem = (host: string): string | null => {
  if (!HOST.test(host)) return 'Enter a host name, such as smtp.firm.co.uk.'
  return telephoneAddressProblem(`https://${host}`) === null
    ? null
    : 'This host is on a private network. Enter a public host name.'
}

/** The host of a mail server on this machine, such as one that catches mail; the local environment alone may use it. */
export const OWN_MACHINE = 'localhost'

/** Port 465 speaks TLS from the start (RFC 8314 §3.3); 587 after STARTTLS. */
const PUBLIC_PORTS: readonly number[] = [465, 587]

/** The error message for the port of a mail server; null if it has TLS. On this machine any port may have it. */
export const smtpPortProblem = (host: string, port: number): string | null =>
  host === OWN_MACHINE || PUBLIC_PORTS.includes(port) ? null : 'Enter 465 or 587.'
