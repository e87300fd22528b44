import type { DeliveryReport } from './report.ts'

type Returned = Pick<DeliveryReport, 'type' | 'status' | 'reason'>

/** The kinds of feedback that ask for no more mail (RFC 5965 §7.3); others say that mail was wanted. */
const COMPLAINTS = ['abuse', 'fraud', 'opt-out']

const fieldIn = (text: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(text)?.[1]?.trim()

/**
 * What a mail to a return path reports (RFC 3464, RFC 5965); null for anything else, such as an absence note, a delay or
 * a success.
 */
export const returnedMailReport = (text: string): Returned | null => {
  const feedback = fieldIn(text, 'Feedback-Type')?.toLowerCase()
  if (feedback !== undefined) return COMPLAINTS.includes(feedback) ? { type: 'complained' } : null
  if (fieldIn(text, 'Action')?.toLowerCase() !== 'failed') return null
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fieldIn(text, 'Status') ?? '')?.[0]
  if (status === undefined) return null
  const reason = fieldIn(text, 'Diagnostic-Code')?.slice(0, 200) ?? status
  return { type: 'bounced', status, reason }
}
