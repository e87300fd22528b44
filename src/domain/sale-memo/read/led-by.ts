import { withoutDetails } from './contact-details.ts'
import { startsWithDay } from './date.ts'
import type { Label } from './label/label.ts'
import { amountsIn } from './money.ts'
import { FIRM_WORD } from './office.ts'
import { TITLE } from './person.ts'

export type Labelled = { readonly label: Label; readonly text: string }

const FROM_TO: Readonly<Record<string, Label>> = {
  from: { side: 'seller', office: null, topic: 'whole' },
  to: { side: 'buyer', office: null, topic: 'whole' },
  at: { side: null, office: null, topic: 'price' },
  for: { side: null, office: null, topic: 'price' },
  on: { side: null, office: null, topic: 'accepted' },
  'sold by': { side: 'seller', office: null, topic: 'whole' },
  'sold to': { side: 'buyer', office: null, topic: 'whole' },
  'bought by': { side: 'buyer', office: null, topic: 'whole' },
}

/** 'From: Mr A', 'To: Mrs B', 'At: £205,000', where the value shows that they are no headers of a mail. */
export const fromTo = (text: string): Labelled | null => {
  const [, word = '', value = ''] =
    /^(from|to|at|for|on|sold by|sold to|bought by)\s*:\s*(.+)$/i.exec(text) ?? []
  const label = FROM_TO[word.toLowerCase()]
  if (!label || /^\S+@|<\S+@/.test(value)) return null
  if (label.topic === 'accepted') return startsWithDay(value) ? { label, text: value } : null
  return label.topic === 'price'
    ? amountsIn(value)[0]?.at === 0
      ? { label, text: value }
      : null
    : (TITLE.test(value) && !/^messrs\b/i.test(value)) ||
        (/^sold to$|^bought by$/i.test(word) && /^\p{Lu}/u.test(value))
      ? { label, text: value }
      : ofAgency(word, value)
}

const ACTING_FOR =
  /^(?:to:?\s+)?(\p{Lu}[^():]{4,60}?),? (?:\(?(?:acting|solicitors?|conveyancers?) |\()(?:for|on behalf of) the (seller|vendor|buyer|purchaser)s?\)?[,.]?\s*(.*)$/iu

/** 'Kestrel Bridge Law (acting for the Vendor) FAO Mr Pellew'. */
export const actingFor = (text: string): Labelled | null => {
  const [, firm = '', word = '', rest = ''] = ACTING_FOR.exec(text) ?? []
  if (firm === '' || !FIRM_WORD.test(firm)) return null
  const side = /^[sv]/i.test(word) ? 'seller' : 'buyer'
  return {
    label: { side, office: 'conveyancer', topic: 'whole' },
    text: `${firm} ; ${rest.replace(/^[–—-]\s*/, '')}`,
  }
}

/** 'From: Harrowby Quill, Merrowdown' names who sends the memorandum. */
const ofAgency = (word: string, value: string): Labelled | null =>
  /^from$/i.test(word) && !/[@\d]/.test(withoutDetails(value)) && value.length < 90
    ? { label: { side: null, office: 'agent', topic: 'whole' }, text: value }
    : null
