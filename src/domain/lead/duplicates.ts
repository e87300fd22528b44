import { parseEmail, parsePhone } from '#domain/contact'
import { parsePostcode } from '#domain/postcode'
import type { Lead, LeadLikeness } from './lead.ts'

type Known = Pick<Lead, 'first_name' | 'last_name' | 'email' | 'phone' | 'postcode'>

/** The keys by which duplicates are found; null for missing values. */
export type LeadKeys = {
  readonly phone: string | null
  readonly email: string | null
  /** 'owen tarrant|BS1 4AA' */
  readonly person: string | null
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()

/** The normalised telephone number, email address, and name with postcode. */
export const leadKeys = (known: Known): LeadKeys => {
  const postcode = parsePostcode(known.postcode)
  const name = plain(`${known.first_name} ${known.last_name}`)
  return {
    phone: parsePhone(known.phone),
    email: parseEmail(known.email),
    person: postcode && known.last_name.trim() ? `${name}|${postcode}` : null,
  }
}

const signs = [
  { key: 'phone', weight: 0.7, reason: 'Same telephone number' },
  { key: 'email', weight: 0.75, reason: 'Same email address' },
  { key: 'person', weight: 0.65, reason: 'Same name and postcode' },
] as const

/** The score from which two leads are shown as similar, in per cent. */
export const ALIKE = 60
/** The score from which two leads are merged automatically, in per cent. */
export const THE_SAME = 90

/** The likeness of two leads, 0 to 99 per cent, with reasons. */
export const likenessOf = (a: Known, b: Known): Pick<LeadLikeness, 'score' | 'reasons'> => {
  const [one, other] = [leadKeys(a), leadKeys(b)]
  const met = signs.filter(({ key }) => one[key] !== null && one[key] === other[key])
  const unlike = met.reduce((rest, { weight }) => rest * (1 - weight), 1)
  return { score: Math.round((1 - unlike) * 100), reasons: met.map(({ reason }) => reason) }
}

/** The similar leads among others, most similar first. */
export const alikeAmong = (it: Known & { readonly id: string }, others: readonly Lead[]) =>
  others
    .filter(({ id }) => id !== it.id)
    .map((other) => ({ lead: other, ...likenessOf(it, other) }))
    .filter(({ score }) => score >= ALIKE)
    .toSorted((a, b) => b.score - a.score || a.lead.id.localeCompare(b.lead.id))
