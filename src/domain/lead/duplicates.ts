import { parseEmail, parsePhone } from '#domain/contact'
import { parsePostcode } from '#domain/postcode'
import type { Lead, LeadLikeness } from './lead.ts'

type ContactFields = Pick<Lead, 'first_name' | 'last_name' | 'email' | 'phone' | 'postcode'>

export type LeadKeys = {
  readonly phone: string | null
  readonly email: string | null
  /** 'owen tarrant|BS1 4AA' */
  readonly person: string | null
}

const normalised = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()

/** The normalised telephone number, email address, and name with postcode. */
export const leadKeys = (contact: ContactFields): LeadKeys => {
  const postcode = parsePostcode(contact.postcode)
  const name = normalised(`${contact.first_name} ${contact.last_name}`)
  return {
    phone: parsePhone(contact.phone),
    email: parseEmail(contact.email),
    person: postcode && contact.last_name.trim() ? `${name}|${postcode}` : null,
  }
}

const likenessKeys = [
  { key: 'phone', weight: 0.7, reason: 'Same telephone number' },
  { key: 'email', weight: 0.75, reason: 'Same email address' },
  { key: 'person', weight: 0.65, reason: 'Same name and postcode' },
] as const

/** The score from which two leads are shown as similar, in per cent. */
export const SIMILAR_SCORE = 60
/** The score from which two leads are merged automatically, in per cent. */
export const SAME_PERSON_SCORE = 90

/** The likeness of two leads, 0 to 99 per cent, with reasons. */
export const likenessOf = (
  a: ContactFields,
  b: ContactFields,
): Pick<LeadLikeness, 'score' | 'reasons'> => {
  const [one, other] = [leadKeys(a), leadKeys(b)]
  const matchedKeys = likenessKeys.filter(({ key }) => one[key] !== null && one[key] === other[key])
  const mismatch = matchedKeys.reduce((rest, { weight }) => rest * (1 - weight), 1)
  return {
    score: Math.round((1 - mismatch) * 100),
    reasons: matchedKeys.map(({ reason }) => reason),
  }
}

export const similarLeads = (
  it: ContactFields & { readonly id: string },
  others: readonly Lead[],
) =>
  others
    .filter(({ id }) => id !== it.id)
    .map((other) => ({ lead: other, ...likenessOf(it, other) }))
    .filter(({ score }) => score >= SIMILAR_SCORE)
    .toSorted((a, b) => b.score - a.score || a.lead.id.localeCompare(b.lead.id))
