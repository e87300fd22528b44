import type { CallDisposition, CallResult } from '#domain/call/call'
import { callDispositionNames, callResultNames } from '#domain/call/labels'
import { shortDate } from '#domain/dates'

/** What a change of a quote case says of itself: a hold, an extension, a call, a message. */
export type QuoteCaseUpdate = {
  did?: 'whatsapp' | 'skipped'
  text?: string
  at?: string
  reason?: string
  hold_until?: string
  /** The status before. */
  from?: string
  /** The last day of the price, before and after an extension. */
  before?: string | null
  after?: string
  attempted?: boolean
  reached?: boolean
  direction?: 'in' | 'out'
  disposition?: CallDisposition | null
  result?: CallResult | null
  note?: string
  discarded?: true
}

const callText = ({ direction, disposition, result, note }: QuoteCaseUpdate) => {
  const caller = direction === 'in' ? 'They rang: ' : ''
  const ending = [
    disposition && callDispositionNames[disposition],
    result && callResultNames[result],
  ]
  return caller + [ending.filter(Boolean).join(', '), note].filter(Boolean).join(': ')
}

/** What was changed about a quote case, as its timeline says it. */
export const quoteCaseUpdateText = (it: QuoteCaseUpdate): string => {
  if (it.hold_until) return `On hold until ${shortDate(it.hold_until)}: ${it.reason ?? ''}`
  if (it.from === 'on_hold') return 'Hold ended'
  if (it.after) return `Price stands until ${shortDate(it.after)}: ${it.reason ?? ''}`
  if (it.did === 'whatsapp') return `Written on WhatsApp: ${it.text ?? ''}`
  if (it.did === 'skipped') return `Call passed over: ${it.reason ?? ''}`
  if (it.disposition) return callText(it)
  if (it.attempted) return it.reached ? 'Spoken to' : 'Tried, not reached'
  return 'Changed'
}
