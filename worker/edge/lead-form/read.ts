import { LeadLanguage } from '#domain/lead/language'
import { parsePostcode } from '#domain/postcode'
import { formFields } from '../body.ts'

/** What a form says, as the names of its fields have it. */
export type Fields = Readonly<Record<string, string>>

/** What somebody may ask about: the form has a tick for each. */
export const intents = ['sale', 'purchase', 'remortgage', 'transfer-of-equity', 'other'] as const

/** '£425,000' as pence; null where nothing was written, or no amount. */
const penceOf = (written: string) => {
  const pounds = Number(written.replaceAll(/[£,\s]/g, ''))
  return written.trim() !== '' && pounds > 0 && pounds < 1e9 ? Math.round(pounds * 100) : null
}

// A form of the firm's own site names the language; any other word names none.
const languageOf = (written: string) => {
  const read = LeadLanguage.safeParse(written)
  return read.success ? { language: read.data } : {}
}

/** The fields of a form as the lead's contract has them. */
export const askedIn = (fields: Fields) => ({
  first_name: fields['first_name'] ?? '',
  last_name: fields['last_name'] ?? '',
  email: fields['email'] ?? '',
  phone: fields['phone'] ?? '',
  intent: intents.filter((it) => fields[`intent_${it}`] !== undefined),
  sale_stage: fields['sale_stage'] === 'sold' ? 'sold' : 'presold',
  postcode: parsePostcode(fields['postcode'] ?? '') ?? fields['postcode'] ?? '',
  price: penceOf(fields['price'] ?? ''),
  message: fields['message'] ?? '',
  consent: fields['consent'] !== undefined,
  marketing: fields['marketing'] !== undefined,
  page: fields['page'] ?? '',
  ...languageOf(fields['language'] ?? ''),
})

/** The texts of the form that a request carries. */
export const readFields = (request: Request): Promise<Fields> => formFields(request)
