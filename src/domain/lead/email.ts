import { formatPhone, parseEmail, parsePhone } from '#domain/contact'
import { parsePostcode } from '#domain/postcode'
import type { LeadDetails, LeadIntent } from './lead.ts'

/** A received email. */
export type LeadEmail = { readonly from: string; readonly subject: string; readonly text: string }

const PHONE = /(?:\+44|\b0)[\d\s().-]{8,14}\d/g
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/gi
const PRICE = /£\s?(\d{1,3}(?:,\d{3})+|\d{5,8})(\s?k\b)?|£\s?(\d{2,4})\s?k\b/i

const signs: readonly (readonly [LeadIntent, RegExp])[] = [
  ['sale', /\b(sell(ing)?|sale of|my sale|vendor)\b/i],
  ['purchase', /\b(buy(ing)?|purchas(e|ing)|offer accepted on)\b/i],
  ['remortgage', /\bre-?mortgag/i],
  ['transfer-of-equity', /\b(transfer of equity|add(ing)? my|remov(e|ing) my)\b/i],
]

const nameIn = (from: string) => {
  const shown = from
    .replace(/<[^>]*>/, '')
    .replaceAll('"', '')
    .trim()
  return parseEmail(shown) === null ? shown : ''
}

const addressIn = (from: string) => parseEmail(/<([^>]+)>/.exec(from)?.[1] ?? from) ?? ''

const phoneIn = (text: string) => {
  const phones = (text.match(PHONE) ?? []).flatMap((it) => parsePhone(it) ?? [])
  return phones[0] ? formatPhone(phones[0]) : ''
}

const postcodeIn = (text: string) =>
  (text.match(POSTCODE) ?? []).flatMap((it) => parsePostcode(it) ?? [])[0] ?? ''

const priceIn = (text: string) => {
  const [, whole, , thousands] = PRICE.exec(text) ?? []
  const pounds = whole ? Number(whole.replaceAll(',', '')) : Number(thousands ?? 0) * 1000
  return pounds > 0 ? pounds * 100 : null
}

/** Parses an email into lead details; missing values are blank and the full text becomes the message. */
export const leadOfEmail = ({ from, subject, text }: LeadEmail): LeadDetails => {
  const words = `${subject}\n${text}`
  const [first_name = '', ...rest] = nameIn(from).split(/\s+/)
  return {
    first_name: first_name.slice(0, 80),
    last_name: rest.join(' ').slice(0, 80),
    email: addressIn(from),
    phone: phoneIn(text),
    intent: signs.filter(([, sign]) => sign.test(words)).map(([intent]) => intent),
    sale_stage:
      /\b(offer (has been |was |is )?accepted|sold subject to contract|sstc|memorandum of sale)\b/i.test(
        words,
      )
        ? 'sold'
        : 'presold',
    address: '',
    postcode: postcodeIn(words),
    price: priceIn(words),
    timescale: 'now',
    message: [subject.trim(), text.trim()].filter(Boolean).join('\n\n').slice(0, 4000),
  }
}

/** Parses a pasted email; without header lines everything is text. */
export const parsePastedEmail = (pasted: string): LeadEmail => {
  const lines = pasted.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((line) => line.trim() === '')
  const head = lines.slice(0, end === -1 ? lines.length : end)
  const named = (name: string) =>
    head
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  const from = named('from')
  if (from === undefined) return { from: '', subject: '', text: pasted.trim() }
  return {
    from,
    subject: named('subject') ?? '',
    text:
      end === -1
        ? ''
        : lines
            .slice(end + 1)
            .join('\n')
            .trim(),
  }
}
