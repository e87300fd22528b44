export const severities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const
export type Severity = (typeof severities)[number]

export type AddressToast = {
  readonly severity: Severity
  readonly summary: string
  readonly detail: string
  readonly life: number
}

export const TOAST_PARAMETERS = [
  'show_toast',
  'toast_severity',
  'toast_summary',
  'toast_detail',
  'toast_life',
] as const

/** How long a toast of an address stays by default, in milliseconds. */
export const ADDRESS_LIFE = 3000

/**
 * The toast in an address; null without one. Anybody can write an address, so a text that could be used for fraud
 * (account numbers, links, telephone numbers) is 'refused' instead.
 */
export const toastIn = (query: URLSearchParams): AddressToast | 'refused' | null => {
  const show = query.get('show_toast')
  if (show === null || show === '0' || show === 'false') return null
  const summary = toPlainText(query.get('toast_summary'), 60)
  const detail = toPlainText(query.get('toast_detail'), 160)
  if (summary === '' && detail === '') return null
  if (isFraud(`${query.get('toast_summary')} ${query.get('toast_detail')}`)) return 'refused'
  return { severity: severityOf(query), summary, detail, life: lifeOf(query) }
}

const toPlainText = (text: string | null, longest: number) =>
  (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

// Six digits may be a sort code, part of a telephone number or an account: no message of ours has them.
const fraudPatterns: readonly RegExp[] = [
  /(?:\p{Nd}[^\p{Nd}]*){6}/u,
  /\d{2}[-–. ]\d{2}[-–. ]\d{2}/,
  /\b[a-z]{2}\d{2}[a-z0-9 ]{10,}/i,
  /https?:|\bwww\b|\/\/|\b[a-z0-9-]+\.[a-z]{2,}(?:\b|\/)|@/i,
  /b\W*a\W*n\W*k|account\W*(?:details?|number|name|no)|sort\W*code|\biban\b|\bbic\b|\bswift\b/i,
  /payment details|payee|beneficiary|(?:call|ring|phone|text|whatsapp) (?:us|me|this|on|the)/i,
]

// Normalised, so that full-width letters and combining marks do not hide a match.
const isFraud = (text: string) => {
  const normalised = text
    .slice(0, 2000)
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Mn}]/gu, '')
  return fraudPatterns.some((trap) => trap.test(normalised))
}

const severityOf = (query: URLSearchParams) =>
  severities.find((severity) => severity === query.get('toast_severity')) ?? 'info'

const lifeOf = (query: URLSearchParams) => {
  const text = query.get('toast_life') ?? ''
  const life = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return life >= 500 && life <= 15_000 ? life : ADDRESS_LIFE
}
