import { formatPhone, parseEmail, parsePhone } from '#domain/contact'
import { onOneLine } from '#domain/one-line'
import { parsePostcode } from '#domain/postcode'
import type { LeadDetails, LeadIntent } from './lead.ts'

export type LeadEmail = { readonly from: string; readonly subject: string; readonly text: string }

const PHONE = /(?:\+44|\b0)[\d\s().-]{8,14}\d/g
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/gi
const PRICE = /£\s?(\d{1,3}(?:,\d{3})+|\d{5,8})(\s?k\b)?|£\s?(\d{2,4})\s?k\b/i

const intentPatterns: readonly (readonly [LeadIntent, RegExp])[] = [
  ['sale', /\b(sell(ing)?|sale of|my sale|vendor)\b/i],
  ['purchase', /\b(buy(ing)?|purchas(e|ing)|offer accepted on)\b/i],
  ['remortgage', /\bre-?mortgag/i],
  ['transfer-of-equity', /\b(transfer of equity|add(ing)? my|remov(e|ing) my)\b/i],
]

const findName = (from: string) => {
  const displayName = from
    .replace(/<[^>]*>/, '')
    .replaceAll('"', '')
    .trim()
  return parseEmail(displayName) === null ? displayName : ''
}

const findEmail = (from: string) => parseEmail(/<([^>]+)>/.exec(from)?.[1] ?? from) ?? ''

const findPhone = (text: string) => {
  const phones = (text.match(PHONE) ?? []).flatMap((it) => parsePhone(it) ?? [])
  return phones[0] ? formatPhone(phones[0]) : ''
}

const findPostcode = (text: string) =>
  (text.match(POSTCODE) ?? []).flatMap((it) => parsePostcode(it) ?? [])[0] ?? ''

const findPrice = (text: string) => {
  const [, whole, , thousands] = PRICE.exec(text) ?? []
  const pounds = whole ? Number(whole.replaceAll(',', '')) : Number(thousands ?? 0) * 1000
  return pounds > 0 ? pounds * 100 : null
}

/** Parses an email into lead details; missing values are blank and the full text becomes the message. */
export const leadOfEmail = ({ from: header, subject, text }: LeadEmail): LeadDetails => {
  const from = onOneLine(header)
  const fullText = `${subject}\n${text}`
  const [first_name = '', ...rest] = findName(from).split(/\s+/)
  return {
    first_name: first_name.slice(0, 80),
    last_name: rest.join(' ').slice(0, 80),
    email: findEmail(from),
    phone: findPhone(text),
    intent: intentPatterns.filter(([, sign]) => sign.test(fullText)).map(([intent]) => intent),
    sale_stage:
      /\b(offer (has been |was |is )?accepted|sold subject to contract|sstc|memorandum of sale)\b/i.test(
        fullText,
      )
        ? 'sold'
        : 'presold',
    address: '',
    postcode: findPostcode(fullText),
    price: findPrice(fullText),
    timescale: 'now',
    message: [subject.trim(), text.trim()].filter(Boolean).join('\n\n').slice(0, 4000),
  }
}

export const parsePastedEmail = (rawEmail: string): LeadEmail => {
  const lines = rawEmail.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((line) => line.trim() === '')
  const headerLines = lines.slice(0, end === -1 ? lines.length : end)
  const named = (name: string) =>
    headerLines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  const from = named('from')
  if (from === undefined) return { from: '', subject: '', text: rawEmail.trim() }
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
