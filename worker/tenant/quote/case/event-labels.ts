import type { CallDisposition, CallResult } from '#domain/call/call'
import { callDispositionNames, callResultNames } from '#domain/call/labels'
import { shortDate } from '#domain/dates'
import { deadReasonNames } from '#domain/quote/case/dying'

type Detail = Readonly<Record<string, unknown>>

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const listed = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')

const reasonOf = ({ reason, note }: Detail) => {
  const name = Object.entries(deadReasonNames).find(([key]) => key === reason)?.[1] ?? text(reason)
  return [name, text(note)].filter(Boolean).join(': ')
}

const callWords = ({ direction, disposition, result, note }: Detail) => {
  const rang = direction === 'in' ? 'They rang: ' : ''
  const ended = callDispositionNames[disposition as CallDisposition] ?? text(disposition)
  const came = callResultNames[result as CallResult] ?? ''
  return rang + [[ended, came].filter(Boolean).join(', '), text(note)].filter(Boolean).join(': ')
}

const sentences: Readonly<Record<string, (it: Detail) => string>> = {
  'quote.created': () => 'Quote begun',
  'quote.sent': (it) => {
    const by = listed(it['channels'])
    return `Version ${it['quote_version']} ${by ? `sent by ${by}` : 'saved, and nobody told'}`
  },
  'quote.viewed': (it) => `Version ${it['quote_version']} opened by the client`,
  'quote.accepted': (it) =>
    `Accepted by ${text(it['name'])}${it['how'] === 'phone' ? ' on the telephone' : ''}`,
  'quotecase.updated': (it) => {
    if (it['hold_until'])
      return `On hold until ${shortDate(text(it['hold_until']))}: ${text(it['reason'])}`
    if (it['from'] === 'on_hold') return 'Hold ended'
    if (it['after'])
      return `Price stands until ${shortDate(text(it['after']))}: ${text(it['reason'])}`
    if (it['did'] === 'whatsapp') return `Written on WhatsApp: ${text(it['text'])}`
    if (it['did'] === 'skipped') return `Call passed over: ${text(it['reason'])}`
    if (it['disposition']) return callWords(it)
    if (it['attempted'] === true) return it['reached'] === true ? 'Spoken to' : 'Tried, not reached'
    return 'Changed'
  },
  'quotecase.stage-changed': (it) =>
    it['after'] === 'sold' ? 'Offer accepted: now sold' : 'Offer fell through: now presold',
  'callback.due': () => 'Call-back due',
  'quotecase.died': (it) => `Marked dead: ${reasonOf(it)}`,
  'quotecase.revived': (it) => `Revived: ${text(it['reason'])}`,
  'quotecase.instructed': (it) => {
    const refs = Array.isArray(it['opened'])
      ? it['opened'].map((one: Detail) => text(one['ref']))
      : []
    return `Instructed: ${refs.join(' and ')}`
  },
}

/** What happened to a quote case, in a sentence for its timeline. */
export const quoteEventWords = (name: string, detail: Detail): string =>
  sentences[name]?.(detail) ?? name
