import type { Mail } from '#domain/mail/mail'
import { type MailReport, reportOf } from '#domain/mail/report/report'
import { type Verdict, verdictOf } from '#domain/mail/report/verdict'
import { onOneLine } from '#domain/one-line'
import { type DeliveryReport, isDeadAddress } from './report.ts'

export type Returned = Pick<DeliveryReport, 'type' | 'status' | 'permanent' | 'reason'>

/** What a mail server says of one address that a message could not be delivered to. */
export type ReturnedAddress = Returned & { readonly address: string }

/**
 * What a mail to a return path reports: a bounce by its fields (RFC 3464) or in plain words, or a complaint (RFC 5965).
 * Null for anything else, such as an absence note, a delay or a success.
 */
export const returnedMailReport = (mail: Mail): Returned | null => {
  const report = reportOf(mail)
  if (report?.kind === 'arf') return report.verdict === 'complaint' ? { type: 'complained' } : null
  const failed = report === null ? [] : failuresIn(report)
  const [first] = [...failed.filter(({ permanent }) => permanent), ...failed]
  if (first === undefined) return null
  const { address: _, ...returned } = first
  return returned
}

/** The addresses that a mail reports as failed for one message, and the Message-ID of that; null when it names none. */
export const returnedAddresses = (
  mail: Mail,
): { readonly message: string; readonly failed: readonly ReturnedAddress[] } | null => {
  const report = reportOf(mail)
  const message = report?.original_message_id?.replaceAll(/[<>\s]/g, '')
  const failed = report === null ? [] : failuresIn(report)
  return message && failed.length > 0 ? { message, failed } : null
}

const failuresIn = (report: MailReport): ReturnedAddress[] => {
  if (report.kind !== 'dsn' && report.kind !== 'text-bounce') return []
  return report.recipients.flatMap(({ address, action, status, diagnostic }) => {
    if (action !== null && action !== 'failed') return []
    const each = verdictOf({ action, status, words: diagnostic ?? '' })
    const verdict = report.verdict === 'per recipient' ? each : report.verdict
    return { address, ...bounceOf(verdict, status, diagnostic) }
  })
}

/** The verdict decides; a status code that says otherwise stays in the words alone. */
const bounceOf = (verdict: Verdict, status: string | null, words: string | null): Returned => {
  const permanent = verdict === 'hard'
  const reason = onOneLine(words ?? status ?? '').slice(0, 200)
  return {
    type: 'bounced',
    permanent,
    ...(status !== null && isToldBy(status, permanent) && { status }),
    ...(reason !== '' && { reason }),
  }
}

const isToldBy = (status: string, permanent: boolean) =>
  /^[245]/.test(status) && isDeadAddress(status) === permanent
