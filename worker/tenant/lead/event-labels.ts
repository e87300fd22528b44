import { shortDate } from '#domain/dates'
import { lostReasonNames } from '#domain/lead/detail-labels'
import { leadIntentNames, leadSourceNames, leadStatusNames } from '#domain/lead/labels'
import { moment, pounds } from '#domain/list/export'

type Detail = Readonly<Record<string, unknown>>
type Told = { readonly kind: string; readonly words: string }

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const named = (names: Readonly<Record<string, string>>, value: unknown) =>
  names[text(value)] ?? text(value)
const withNote = (words: string, note: unknown) => (text(note) ? `${words}: ${text(note)}` : words)

const outcomes: Readonly<Record<string, string>> = {
  reached: 'Spoken to',
  no_answer: 'Rang, no answer',
  message_left: 'Message left',
}

const fieldNames: Readonly<Record<string, string>> = {
  first_name: 'first name',
  last_name: 'last name',
  email: 'email',
  phone: 'telephone',
  intent: 'what they want',
  sale_stage: 'stage',
  price: 'price',
  on_market_since: 'on the market since',
  other_side: 'other side',
  target_exchange_on: 'target exchange',
}

const listed = (value: unknown) =>
  Array.isArray(value) ? value.map((it) => named(leadIntentNames, it)).join(', ') : ''

const written = (name: string, value: unknown) => {
  if (value === null || value === '') return 'nothing'
  if (name === 'price' && typeof value === 'number') return `£${pounds(value)}`
  return listed(value) || String(value)
}

const edited = ({ before, after }: Detail) => {
  const [was, is] = [before, after] as Detail[]
  const changes = Object.keys(is ?? {})
    .filter((name) => name !== 'sold_at' && name !== 'contact_id')
    .map(
      (name) =>
        `${fieldNames[name] ?? name}: ${written(name, was?.[name])} → ${written(name, is?.[name])}`,
    )
  return `Changed ${changes.join('; ')}`
}

const planned = ({ at, note }: Detail) =>
  at === null ? 'Call-back taken away' : withNote(`Call back ${moment(text(at))}`, note)

const updates: Readonly<Record<string, (it: Detail) => Told>> = {
  called: (it) => ({ kind: 'Calls', words: withNote(named(outcomes, it['outcome']), it['note']) }),
  whatsapp: (it) => ({ kind: 'Messages', words: `Written on WhatsApp: ${text(it['text'])}` }),
  call_back: (it) => ({ kind: 'Calls', words: planned(it) }),
  nurture: (it) => ({ kind: 'Calls', words: `In touch again ${shortDate(text(it['on']))}` }),
  asked_again: (it) => ({ kind: 'Messages', words: withNote('Asked again', it['message']) }),
  step: (it) => ({
    kind: 'Lead',
    words:
      typeof it['guide_price'] === 'number' && it['status'] === 'quoted'
        ? `Guide price of £${pounds(it['guide_price'])} given`
        : named(leadStatusNames, it['status']),
  }),
  stage: (it) => ({
    kind: 'Lead',
    words: it['after'] === 'sold' ? 'Offer accepted: now sold' : 'Offer fell through: now presold',
  }),
  pack_offered: () => ({ kind: 'Lead', words: 'Sale-ready pack offered' }),
  lost: (it) => ({
    kind: 'Lead',
    words: withNote(`Lost: ${named(lostReasonNames, it['reason']).toLowerCase()}`, it['note']),
  }),
  spam: () => ({ kind: 'Lead', words: 'Marked as spam' }),
  reopened: () => ({ kind: 'Lead', words: 'Brought back' }),
  merged: (it) => ({ kind: 'Lead', words: `${text(it['other'])} was merged into this lead` }),
  became_duplicate: (it) => ({ kind: 'Lead', words: `Merged into ${text(it['other'])}` }),
  converted: (it) => ({ kind: 'Quotes', words: `Quote ${text(it['quote'])} begun` }),
  edited: (it) => ({ kind: 'Lead', words: edited(it) }),
}

/** What happened to a lead, in a sentence for its timeline, and under which heading it is looked for. */
export const leadEventWords = (name: string, detail: Detail): Told => {
  if (name === 'lead.created') {
    const source = named(leadSourceNames, detail['source']).toLowerCase()
    return { kind: 'Lead', words: `Came in: ${source}` }
  }
  if (name === 'callback.due') return { kind: 'Calls', words: 'Call-back due' }
  if (name === 'lead.assigned') {
    const after = text(detail['after'])
    return { kind: 'Lead', words: after ? `Given to ${after}` : 'Given back to the desk' }
  }
  return updates[text(detail['did'])]?.(detail) ?? { kind: 'Lead', words: 'Changed' }
}
