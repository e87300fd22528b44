import { differences } from '#domain/stale-record'
import { date, money } from '#lib/format'
import { type FormField, type FormPart, fieldsIn, type Values } from './form-parts.ts'
import type { Disagreement } from './StaleChooser.tsx'

type Versions = { readonly base: Values; readonly mine: Values; readonly theirs: Values }

/** The fields that were typed here and that somebody else changed to another value. */
export const disagreementsIn = (parts: readonly FormPart[], versions: Versions): Disagreement[] => {
  const fields = new Map(fieldsIn(parts))
  const found = new Map<string, Disagreement>()
  for (const { path, isTyped, ...both } of differences(versions)) {
    if (!isTyped) continue
    const [name = '', at] = path.split('.')
    const rows = parts.find((part) => part.kind === 'rows' && part.name === name)
    const field = fields.get(rows === undefined ? name : path.replace(/\.\d+\./, '.'))
    if (field === undefined && rows === undefined) continue
    // A list of options is one value: it is compared as a whole.
    const { mine, theirs } = rows === undefined ? wholeOf(versions, name) : both
    const place = rows === undefined ? name : path
    const label = field === undefined ? (rows?.label ?? '') : labelOf(rows, at, field)
    found.set(place, {
      name: place,
      label,
      mine: formatValue(field, mine),
      theirs: formatValue(field, theirs),
    })
  }
  return [...found.values()]
}

const wholeOf = ({ mine, theirs }: Versions, name: string) => ({
  mine: mine[name],
  theirs: theirs[name],
})

const labelOf = (rows: FormPart | undefined, at: string | undefined, field: FormField) =>
  rows?.kind === 'rows' ? `${capitalise(rows.one)} ${Number(at) + 1}, ${field.label}` : field.label

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const formatValue = (field: FormField | undefined, value: unknown): string => {
  if (field?.kind === 'own' && field.write) return field.write(value)
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field?.kind === 'money') return money(Number(value))
  if (field?.kind === 'date') return date(String(value))
  const options = field && 'options' in field ? (field.options ?? []) : []
  const named = (one: unknown) => options.find((it) => it.value === one)?.label ?? String(one)
  if (!Array.isArray(value)) return named(value)
  if (value.some((one) => typeof one === 'object')) return `${value.length} in all`
  return value.map(named).join(', ') || 'nothing'
}
