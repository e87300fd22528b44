import { parseEmail, parsePhone } from '#domain/contact'
import { parsePostcode } from '#domain/postcode'
import type { ImportField } from './field.ts'
import type { ImportKind, MappedColumn } from './import.ts'
import { leadFields } from './lead-fields.ts'
import { quoteFields } from './quote-fields.ts'
import { plainText } from './values.ts'

export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  leads: leadFields,
  quotes: quoteFields,
}

/** The field of each column in order; null for a column that is not imported. */
export type Guesses = readonly (string | null)[]

const WHOSE =
  /^(?:the |main |primary |lead |client |customer |contact |enquirer |applicant |prospect |quote )+|(?: of (?:the )?(?:client|property))$/g

/** The field that a heading names; null for none. */
export const fieldOfHeading = (heading: string, fields: readonly ImportField[]): string | null => {
  const normalised = plainText(heading.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))
  const candidates = [
    normalised,
    normalised.replace(/ 1$/, ''),
    normalised.replaceAll(WHOSE, ''),
    normalised.replaceAll(WHOSE, '').replace(/ 1$/, ''),
  ]
  for (const name of candidates) {
    const field = fields.find((it) => plainText(it.label) === name || it.names.includes(name))
    if (field && name !== '') return field.key
  }
  return null
}

const detectors: readonly (readonly [string, (cell: string) => boolean])[] = [
  ['email', (cell) => parseEmail(cell) !== null],
  ['postcode', (cell) => parsePostcode(cell) !== null],
  ['phone', (cell) => parsePhone(cell) !== null],
]

/** The field that at least two thirds of a column's cells look like; null when unclear. */
const guessFromCells = (cells: readonly string[]): string | null => {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const match = detectors.find(([, is]) => filled.filter(is).length * 3 >= filled.length * 2)
  return filled.length === 0 ? null : (match?.[0] ?? null)
}

/** Guesses the field of each column from its heading, or else from its sample cells. */
export const guessMapping = (
  kind: ImportKind,
  headings: readonly string[],
  samples: readonly (readonly string[])[],
): Guesses => {
  const fields = importFields[kind]
  const claimed = new Set<string>()
  const claim = (key: string | null) => {
    if (key === null || claimed.has(key)) return null
    if (!fields.find((it) => it.key === key)?.joins) claimed.add(key)
    return key
  }
  const byName = headings.map((heading) => claim(fieldOfHeading(heading, fields)))
  return byName.map(
    (match, at) => match ?? claim(guessFromCells(samples.map((cells) => cells[at] ?? ''))),
  )
}

/** The errors of a mapping as sentences; empty when it can be used. */
export const mappingProblems = (kind: ImportKind, mapping: readonly MappedColumn[]): string[] => {
  const fields = importFields[kind]
  const has = (key: string) => mapping.some(({ field }) => field === key)
  const twice = fields.filter(
    ({ key, joins }) => !joins && mapping.filter(({ field }) => field === key).length > 1,
  )
  const unknown = mapping.filter(({ field }) => !fields.some(({ key }) => key === field))
  return [
    ...unknown.map(
      ({ column }) => `The column “${column}” is mapped to an unknown field. Choose another field.`,
    ),
    ...twice.map(({ label }) => `Two columns are mapped to “${label}”. Choose one.`),
    ...fields
      .filter(({ required, key }) => required && !has(key))
      .map(({ label }) => `No column is mapped to “${label}”. Choose one.`),
    ...(kind === 'quotes' || has('phone') || has('email')
      ? []
      : ['No column is mapped to “Email” or “Telephone”. Choose at least one.']),
    ...(kind === 'leads' || has('name') || has('last_name')
      ? []
      : ['No column is mapped to “Full name” or “Last name”. Choose at least one.']),
  ]
}
