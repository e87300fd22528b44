import { fieldsIn } from '#domain/is-record'
import type { MailSourceFault } from '#tenant/mailbox/source'

/** What a mail server answered instead of what was asked for. */
export class ImapFault extends Error {
  readonly fault: MailSourceFault

  constructor(fault: MailSourceFault) {
    super(fault.text)
    this.fault = fault
  }
}

/** Codes of RFC 5530 with which a server refuses a sign-in for now; the password may be right. */
const FOR_NOW = /^(?:UNAVAILABLE|INUSE|LIMIT|SERVERBUG|CONTACTADMIN|OVERQUOTA)$/
const GONE = /^(?:NONEXISTENT|TRYCREATE)$/
const WAIT_S = 300

const silent = (text: string): MailSourceFault => ({ kind: 'silent', text })

/** Why a mail server is no use, from what its library threw; only an explicit refusal counts as one. */
export const imapFaultOf = (error: unknown): MailSourceFault => {
  if (error instanceof ImapFault) return error.fault
  const fields = fieldsIn(error)
  const answer = String(fields['serverResponseCode'] ?? '').toUpperCase()
  const code = String(fields['code'] ?? '')
  if (FOR_NOW.test(answer) || code === 'ETHROTTLE')
    return { kind: 'throttled', text: 'The mail server is busy.', seconds: WAIT_S }
  if (fields['authenticationFailed'] === true)
    return { kind: 'refused', text: 'The mail server does not accept the user name or password.' }
  if (GONE.test(answer)) return { kind: 'gone', text: 'This folder is not there any more.' }
  const text = error instanceof Error ? error.message : String(error)
  if (/certificate|TLS|SSL/i.test(`${code} ${text}`))
    return silent('Its certificate does not prove that this is the mail server.')
  return silent('The mail server did not answer, or ended the connection.')
}
