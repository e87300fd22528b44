import type { CallDisposition, CallResult } from '#domain/call/call'
import { callDispositionNames, callResultNames } from '#domain/call/labels'
import { shortDate } from '#domain/dates'
import { changesText, type FieldChange } from '#domain/field-change'

export type QuoteCaseUpdate = {
  did?: 'whatsapp' | 'skipped'
  text?: string
  at?: string
  reason?: string
  hold_until?: string
  from?: string
  /** The last day of validity before and after an extension. */
  before?: string | null
  after?: string
  attempted?: boolean
  reached?: boolean
  direction?: 'in' | 'out'
  disposition?: CallDisposition | null
  result?: CallResult | null
  note?: string
  discarded?: true
  changes?: readonly FieldChange[]
  /** Saved while somebody typed; the history folds such saves into one line. */
  is_autosave?: true
}

const callText = ({ direction, disposition, result, note }: QuoteCaseUpdate) => {
  const prefix = direction === 'in' ? 'Incoming call: ' : ''
  const suffix = [
    disposition && callDispositionNames[disposition],
    result && callResultNames[result],
  ]
  return prefix + [suffix.filter(Boolean).join(', '), note].filter(Boolean).join(': ')
}

export const quoteCaseUpdateText = (quoteCaseUpdate: QuoteCaseUpdate): string => {
  if (quoteCaseUpdate.hold_until)
    return `On hold until ${shortDate(quoteCaseUpdate.hold_until)}: ${quoteCaseUpdate.reason ?? ''}`
  if (quoteCaseUpdate.from === 'on_hold') return 'Hold ended'
  if (quoteCaseUpdate.after)
    return `Extended until ${shortDate(quoteCaseUpdate.after)}: ${quoteCaseUpdate.reason ?? ''}`
  if (quoteCaseUpdate.did === 'whatsapp') return `WhatsApp message: ${quoteCaseUpdate.text ?? ''}`
  if (quoteCaseUpdate.did === 'skipped') return `Call skipped: ${quoteCaseUpdate.reason ?? ''}`
  if (quoteCaseUpdate.disposition) return callText(quoteCaseUpdate)
  if (quoteCaseUpdate.attempted)
    return quoteCaseUpdate.reached ? 'Spoken to' : 'Called, not reached'
  return changesText(quoteCaseUpdate.changes ?? []) || 'Quote changed'
}
