import { accessDenied } from '#domain/access-denied'
import { isFraudulent } from '#domain/text/fraud'

export const severities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const
export type Severity = (typeof severities)[number]

export type AddressToast = {
  readonly severity: Severity
  readonly summary: string
  readonly detail: string
  readonly life: number
  /** Says where the text is from, unless it is our own. */
  readonly note: string | null
}

const FROM_LINK = 'This message came with the link you followed.'

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
  if (isFraudulent(`${query.get('toast_summary') ?? ''} ${query.get('toast_detail') ?? ''}`))
    return 'refused'
  const isOurs = summary === accessDenied.summary && detail === accessDenied.detail
  const note = isOurs ? null : FROM_LINK
  return { severity: severityOf(query), summary, detail, life: lifeOf(query), note }
}

const toPlainText = (text: string | null, longest: number) =>
  (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

const severityOf = (query: URLSearchParams) =>
  severities.find((severity) => severity === query.get('toast_severity')) ?? 'info'

const lifeOf = (query: URLSearchParams) => {
  const text = query.get('toast_life') ?? ''
  const life = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return life >= 500 && life <= 15_000 ? life : ADDRESS_LIFE
}
