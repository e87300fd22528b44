import { differences } from '#domain/stale-record'
import { date, money } from '#lib/format'
import type { FormField, Values } from './FormControl.tsx'
import type { Disagreement } from './StaleChooser.tsx'

/** The fields of a form in which what stands now and what is typed do not agree, in words. */
export const placesOf = (
  shown: readonly FormField[],
  base: Values,
  mine: Values,
  theirs: Values,
): Disagreement[] =>
  differences({ base, mine, theirs }).flatMap((it) => {
    const field = shown.find(({ name }) => name === it.path)
    if (field === undefined) return []
    const { name, label } = field
    return [{ name, label, mine: written(field, it.mine), theirs: written(field, it.theirs) }]
  })

const written = ({ kind, options = [] }: FormField, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (kind === 'money') return money(Number(value))
  if (kind === 'date') return date(String(value))
  if (kind === 'check') return value === true ? 'yes' : 'no'
  return options.find((option) => option.value === value)?.label ?? String(value)
}
