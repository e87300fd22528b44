import { shortDate } from '#domain/dates'
import { formatInstant, formatPoundsCell } from '#domain/list/export'
import type { CallOutcome } from './bodies.ts'
import { lostReasonNames } from './detail-labels.ts'
import { leadIntentNames, leadStatusNames } from './labels.ts'
import type { Lead, LeadStatus, LostReason } from './lead.ts'

type Fields = Readonly<Record<string, unknown>>

export type LeadUpdate =
  | { did: 'called'; outcome: CallOutcome; note: string | null; next: Lead['next_action'] }
  | { did: 'whatsapp'; text: string }
  | { did: 'call_back'; at: string | null; note: string | null }
  | { did: 'nurture'; on: string }
  | { did: 'asked_again'; message: string }
  | { did: 'step'; status: LeadStatus; guide_price: number | null }
  | { did: 'stage'; before: Lead['sale_stage']; after: Lead['sale_stage'] }
  | { did: 'pack_offered' }
  | { did: 'lost'; from: LeadStatus; reason: LostReason; note: string | null }
  | { did: 'spam' | 'reopened'; from: LeadStatus }
  | { did: 'merged' | 'became_duplicate'; other: string }
  | { did: 'converted'; from: LeadStatus; quote: string }
  | { did: 'case_opened'; from: LeadStatus; ref: string }
  | { did: 'edited'; before: Fields; after: Fields }

type LeadAction<Name> = Extract<LeadUpdate, { did: Name }>

const withNote = (text: string, note: string | null) => (note ? `${text}: ${note}` : text)

const outcomes: Readonly<Record<CallOutcome, string>> = {
  reached: 'Spoken to',
  no_answer: 'Called, no answer',
  message_left: 'Left a message',
}

const fieldNames: Readonly<Record<string, string>> = {
  first_name: 'first name',
  last_name: 'last name',
  email: 'email',
  phone: 'telephone',
  intent: 'service',
  sale_stage: 'stage',
  price: 'price',
  on_market_since: 'on the market since',
  other_side: 'other side',
  target_exchange_on: 'target exchange',
}

const intentNames: Readonly<Partial<Record<string, string>>> = leadIntentNames

const formatted = (name: string, value: unknown) => {
  if (value === null || value === '') return 'nothing'
  if (name === 'price' && typeof value === 'number') return `£${formatPoundsCell(value)}`
  if (!Array.isArray(value)) return String(value)
  return value.map((it) => intentNames[String(it)] ?? String(it)).join(', ')
}

const editText = ({ before, after }: LeadAction<'edited'>) => {
  const changes = Object.keys(after)
    .filter((name) => name !== 'sold_at' && name !== 'contact_id')
    .map(
      (name) =>
        `${fieldNames[name] ?? name}: ${formatted(name, before[name])} → ${formatted(name, after[name])}`,
    )
  return `Changed ${changes.join('; ')}`
}

const stepText = ({ status, guide_price }: LeadAction<'step'>) =>
  guide_price !== null && status === 'quoted'
    ? `Guide price of £${formatPoundsCell(guide_price)} given`
    : leadStatusNames[status]

const stageText = (after: string) =>
  after === 'sold' ? 'Offer accepted: now sold' : 'Offer fell through: now presold'

const contactText = (leadUpdate: LeadUpdate): string | null => {
  switch (leadUpdate.did) {
    case 'called':
      return withNote(outcomes[leadUpdate.outcome], leadUpdate.note)
    case 'whatsapp':
      return `WhatsApp message: ${leadUpdate.text}`
    case 'call_back':
      return leadUpdate.at === null
        ? 'Call-back cancelled'
        : withNote(`Call back ${formatInstant(leadUpdate.at)}`, leadUpdate.note)
    case 'nurture':
      return `Follow up on ${shortDate(leadUpdate.on)}`
    case 'asked_again':
      return withNote('Enquired again', leadUpdate.message)
    default:
      return null
  }
}

const stateText = (leadUpdate: LeadUpdate): string => {
  switch (leadUpdate.did) {
    case 'step':
      return stepText(leadUpdate)
    case 'stage':
      return stageText(leadUpdate.after)
    case 'pack_offered':
      return 'Sale-ready pack offered'
    case 'lost':
      return withNote(`Lost: ${lostReasonNames[leadUpdate.reason].toLowerCase()}`, leadUpdate.note)
    case 'merged':
      return `${leadUpdate.other} was merged into this lead`
    case 'became_duplicate':
      return `Merged into ${leadUpdate.other}`
    case 'converted':
      return `Quote ${leadUpdate.quote} started`
    case 'case_opened':
      return `Case ${leadUpdate.ref} opened`
    case 'edited':
      return editText(leadUpdate)
    default:
      return leadUpdate.did === 'spam' ? 'Marked as spam' : 'Reopened'
  }
}

export const leadUpdateText = (it: LeadUpdate): string => contactText(it) ?? stateText(it)

const groups: Readonly<Partial<Record<LeadUpdate['did'], string>>> = {
  called: 'Calls',
  call_back: 'Calls',
  nurture: 'Calls',
  whatsapp: 'Messages',
  asked_again: 'Messages',
  converted: 'Quotes',
}

export const leadUpdateGroup = ({ did }: LeadUpdate): string => groups[did] ?? 'Lead'
