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

/** TLS from the start (RFC 8314 §3.3), for which the platform checks that the certificate is of the server's host. */
export const TLS_PORT = 465

/** Why 587 is refused: the platform does not promise that check after STARTTLS. */
export const PORT_PROBLEM =
  'Enter 465. STARTTLS (587) is not offered, because nothing would prove that the server is yours.'

/** The error message for the port of a mail server; null if it has TLS. On this machine any port may have it. */
export const smtpPortProblem = (host: string, port: number): string | null =>
  host === OWN_MACHINE || port === TLS_PORT ? null : PORT_PROBLEM
