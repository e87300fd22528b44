import { LeadLanguage } from '#domain/lead/language'
import { parsePostcode } from '#domain/postcode'
import { formFields } from '../body.ts'

export type Fields = Readonly<Record<string, string>>

export const intents = ['sale', 'purchase', 'remortgage', 'transfer-of-equity', 'other'] as const

/** '£425,000' in pence; null when empty or not an amount. */
const parsePounds = (text: string) => {
  const pounds = Number(text.replaceAll(/[£,\s]/g, ''))
  return text.trim() !== '' && pounds > 0 && pounds < 1e9 ? Math.round(pounds * 100) : null
}

// A form on the firm's website may name a language; an unknown one is ignored.
const languageOf = (text: string) => {
  const parsed = LeadLanguage.safeParse(text)
  return parsed.success ? { language: parsed.data } : {}
}

export const toLeadForm = (fields: Fields) => ({
  first_name: fields['first_name'] ?? '',
  last_name: fields['last_name'] ?? '',
  email: fields['email'] ?? '',
  phone: fields['phone'] ?? '',
  intent: intents.filter((it) => fields[`intent_${it}`] !== undefined),
  sale_stage: fields['sale_stage'] === 'sold' ? 'sold' : 'presold',
  postcode: parsePostcode(fields['postcode'] ?? '') ?? fields['postcode'] ?? '',
  price: parsePounds(fields['price'] ?? ''),
  message: fields['message'] ?? '',
  consent: fields['consent'] !== undefined,
  marketing: fields['marketing'] !== undefined,
  page: fields['page'] ?? '',
  ...languageOf(fields['language'] ?? ''),
})

export const parseFields = (request: Request): Promise<Fields> => formFields(request)
