import { telephoneAddressProblem } from '#domain/call/telephone'

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/** The error message for the host of a mail server; null if it is a public host name. */
export const smtpHostProblem = (host: string): string | null => {
  if (!HOST.test(host)) return 'Enter a host name, such as smtp.firm.co.uk.'
  return telephoneAddressProblem(`https://${host}`) === null
    ? null
    : 'This host is on a private network. Enter a public host name.'
}
