import { useStore } from '@nanostores/react'
import { OUTSIDE, STANDARD } from '#domain/quote/scale/charges'
import { $scaleProblems, $typedScale } from '#stores/quote/scale/draft'
import { moved } from './typed-rows.ts'

/** What a control at a place of the scale needs: its name, what is wrong there, and whether it is only read. */
export const useScalePath = () => {
  const problems = useStore($scaleProblems)
  const readOnly = useStore($typedScale)?.state !== 'draft'
  const textAt = (name: string, weight: 'error' | 'warning') =>
    problems.filter((it) => it.field === name && it.weight === weight).map((it) => it.message)
  return (name: string, hint?: string) => {
    const warnings = textAt(name, 'warning').join(' ')
    return {
      name,
      readOnly,
      faults: textAt(name, 'error'),
      hint: warnings || hint,
    }
  }
}

/** How many faults there are in a place and everything in it. */
export const useFaultCount = (place: string) =>
  useStore($scaleProblems).filter(
    ({ field, weight }) => weight === 'error' && `${field}.`.startsWith(`${place}.`),
  ).length

const rates = [
  { value: STANDARD, label: '20%' },
  { value: 500, label: '5%' },
  { value: OUTSIDE, label: 'No VAT' },
]

/** The rates to choose from, with the one that a line has. */
export const vatOptions = (rate: number) =>
  [...rates, ...(rates.some(({ value }) => value === rate) ? [] : [other(rate)])].map((it) => ({
    value: String(it.value),
    label: it.label,
  }))

const other = (rate: number) => ({ value: rate, label: `${rate / 100}%` })

/** A list with one of it changed. */
export const withAt = <T>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((it, index) => (index === at ? { ...it, ...change } : it))

/** What the acts of rows do to a list. */
export const rowActs = <T>(list: readonly T[], blank: () => T, put: (list: T[]) => void) => ({
  count: list.length,
  onAdd: () => put([...list, blank()]),
  onRemove: (at: number) => put(list.toSpliced(at, 1)),
  onMove: (from: number, to: number) => put(moved(list, from, to)),
})
