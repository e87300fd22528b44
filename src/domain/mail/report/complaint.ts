import { textOf } from '../body.ts'
import { leavesOf, type Part } from '../mime/part.ts'
import type { Verdict } from './verdict.ts'

/** The fields of a complaint (RFC 5965) under their names; null when the mail is none. */
export const complaintFields = (root: Part): Record<string, string> | null => {
  const part = leavesOf(root).find(({ type }) => type.value === 'message/feedback-report')
  if (!part) return null
  const lines = textOf(part)
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
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
