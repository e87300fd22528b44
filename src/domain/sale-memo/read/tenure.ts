import type { Entry } from './entry.ts'
import { BY_LABEL, BY_SENTENCE, type Found, found, NOTHING, type Tenure } from './fields.ts'
import { numberInWords } from './money.ts'

/** The tenure by its label, else by a word anywhere that is not in a warning or a printed choice. */
export const tenureOf = (
  entries: readonly Entry[],
  sentences: readonly string[],
): Found<Tenure | null> => {
  const labelled = entries
    .filter(({ topic }) => topic === 'tenure' || topic === 'years')
    .flatMap(({ values }) => tenureIn(values.join(' ')) ?? [])
  if (labelled[0]) return found(labelled[0], BY_LABEL)
  const values = entries
    .filter(({ topic }) => BESIDE.includes(topic))
    .flatMap((entry) => entry.values)
  const beside = [...values, ...sentences].flatMap((text) => tenureIn(text) ?? [])
  const told = beside.length > 0 ? beside : inBrackets(entries)
  const kinds = new Set(told)
  if (kinds.has('share_of_freehold')) return found('share_of_freehold', BY_SENTENCE)
  return told[0] ? found(told[0], kinds.size === 1 ? BY_SENTENCE : 0.6) : NOTHING
}

/** What the brackets behind another value say: 'Title number: SK12345 (freehold)'. */
const inBrackets = (entries: readonly Entry[]) =>
  entries
    .flatMap(({ values }) => values)
    .flatMap((text) => tenureIn(/\(((?:free|lease)hold)\)/i.exec(text)?.[1] ?? '') ?? [])

/** A printed choice: only what is ticked counts. */
const ticked = (text: string) => {
  const marks =
    /\b(?:free|lease)\s?hold\b\s*[[(]\s*[xX\u2713\u2714]\s*[\])]/i.exec(text) ??
    /[[(]\s*[xX\u2713\u2714]\s*[\])]\s*(?:free|lease)\s?hold\b/i.exec(text)
  return marks?.[0] ?? text
}

/** Labels whose values may say the tenure besides. */
const BESIDE: readonly Entry['topic'][] = ['property', 'price', 'notes']

const tenureIn = (whole: string): Tenure | null => {
  const text = ticked(whole).replace(/\bshare of freehold\W+(?:no|none|n\/a)\b/i, '')
  if (/\bshare (?:of|in) (?:the )?(?:freehold|f\/?h)\b|\bs\.?o\.?f\b(?!\w)/i.test(text))
    return 'share_of_freehold'
  const freehold = /\bfree ?hold\b(?!er)|\bf\/?h(?:old)?\b/i.test(text)
  const leasehold =
    /\blease ?hold\b(?!er)|\bl\/?h(?:old)?\b|\blong lease\b|\bheld on a (?:long )?lease\b/i.test(
      text,
    )
  if (freehold === leasehold) return null
  return freehold ? 'freehold' : 'leasehold'
}

const YEARS = '(\\d{2,3}|[a-z]+(?:[ -][a-z]+){0,6}?)'
const REMAINING = [
  new RegExp(
    `${YEARS}\\+?\\s*(?:years?|yrs?)\\.?\\s*(?:or so )?\\(?(?:are |is |still |approximately )*(?:unexp(?:ired|\\b)|remain\\w*|left|to run|outstanding|on the lease)`,
    'i',
  ),
  /(?<![£\d,.])(\d{2,3}) (?:now |still )?(?:remain(?:ing|s)?|unexpired|left)\b/i,
  /(?:unexpired|remaining|left|residue)\b[^.\d]{0,30}?(\d{2,3})\s*(?:years?|yrs?)/i,
]

/** 'Leasehold, 988 years', alone or in brackets. */
const BARE = /(?:^|\()leasehold\W+(\d{2,3}) ?(?:years?|yrs?)(?:\W*$|\))/i

/** The years that a lease still has; not the term for which it was granted. */
export const leaseYearsOf = (
  entries: readonly Entry[],
  sentences: readonly string[],
): Found<number | null> => {
  const labelled = entries.filter(({ topic }) => topic === 'years' || topic === 'tenure')
  const texts = labelled.map(({ values }) => values.join(' '))
  for (const text of texts) {
    const years = remainingIn(text)
    if (years !== null) return found(years, BY_LABEL)
  }
  const [plain] = labelled
    .filter(({ topic }) => topic === 'years')
    .flatMap(
      ({ values }) =>
        /^\D{0,12}(\d{2,3})\b(?!.*\b(?:from|since|commenc|granted))/i.exec(values.join(' '))?.[1] ??
        [],
    )
  if (plain !== undefined) return found(Number(plain), 0.88)
  const property = entries
    .filter(({ topic }) => BESIDE.includes(topic))
    .flatMap(({ values }) => values)
  const [beside] = [...texts, ...property].flatMap((text) => BARE.exec(text)?.[1] ?? [])
  if (beside !== undefined) return found(Number(beside), 0.8)
  for (const text of [...property, ...sentences]) {
    const years = remainingIn(text)
    if (years !== null) return found(years, BY_SENTENCE)
  }
  return NOTHING
}

const remainingIn = (text: string) => {
  for (const rule of REMAINING) {
    const figure = rule.exec(text)?.[1]
    const years =
      figure === undefined ? 0 : /\d/.test(figure) ? Number(figure) : numberInWords(figure)
    if (years > 0) return years
  }
  return null
}
