import { textOf } from '../body.ts'
import { headerOf } from '../mime/headers.ts'
import { leavesOf, type Part, parseMessage } from '../mime/part.ts'
import type { Verdict } from './verdict.ts'

/** The fields of a complaint (RFC 5965) under their names; null when the mail is none. */
export const complaintFields = (root: Part): Record<string, string> | null => {
  const part = leavesOf(root).find((it) => isReport(it, root))
  return part ? fieldsOf(textOf(part)) : junkMailFields(root)
}

/** Some services send the report as a plain text. */
const isReport = (part: Part, root: Part) =>
  part.type.value === 'message/feedback-report' ||
  (part !== root &&
    part.type.value === 'text/plain' &&
    root.type.parameters.get('report-type') === 'feedback-report' &&
    /^feedback-type[ \t]*:/im.test(textOf(part)))

/** Microsoft's junk mail reports are the mail alone, with a header of whom it was for. */
const junkMailFields = (root: Part): Record<string, string> | null => {
  const original = leavesOf(root).find(({ type }) => type.value === 'message/rfc822')
  if (!original) return null
  const { headers } = parseMessage(original.octets)
  const recipient = headerOf(headers, 'x-hmxmroriginalrecipient')
  return recipient === null ? null : { 'Feedback-Type': 'abuse', 'Original-Rcpt-To': recipient }
}

const fieldsOf = (text: string): Record<string, string> => {
  const lines = text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const fields = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? []
    if (name && !fields.has(name)) fields.set(name, (value ?? '').trim())
  }
  return Object.fromEntries(fields)
}

/** Reports of forged mail and of wanted mail stop nothing; a virus is for a person to look at. */
export const complaintVerdict = (fields: Readonly<Record<string, string>>): Verdict => {
  const name = Object.keys(fields).find((it) => it.toLowerCase() === 'feedback-type')
  const type = (name === undefined ? '' : (fields[name] ?? '')).toLowerCase()
  if (/^(?:not-spam|auth-failure|dmarc|miscategorized)/.test(type)) return 'none'
  return type === 'virus' ? 'policy' : 'complaint'
}
