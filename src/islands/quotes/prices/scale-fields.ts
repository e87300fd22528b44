import { useStore } from '@nanostores/react'
import { OUTSIDE, STANDARD } from '#domain/quote/scale/charges'
import { $scaleProblems, $typedScale } from '#stores/quote/scale/draft'
import { moved } from './typed-rows.ts'

/** Returns a function from a path in the scale to the field's name, faults, hint and whether it is read-only. */
export const useScaleFields = () => {
  const problems = useStore($scaleProblems)
  const readOnly = useStore($typedScale)?.state !== 'draft'
  const messagesAt = (name: string, weight: 'error' | 'warning') =>
    problems.filter((it) => it.field === name && it.weight === weight).map((it) => it.message)
  return (name: string, hint?: string) => {
    const warnings = messagesAt(name, 'warning').join(' ')
    return {
      name,
      readOnly,
      faults: messagesAt(name, 'error'),
      hint: warnings || hint,
    }
  }
}

export const useFaultCount = (path: string) =>
  useStore($scaleProblems).filter(
    ({ field, weight }) => weight === 'error' && `${field}.`.startsWith(`${path}.`),
  ).length

const rates = [
  { value: STANDARD, label: '20%' },
  { value: 500, label: '5%' },
  { value: OUTSIDE, label: 'No VAT' },
]

export const vatOptions = (rate: number) =>
  [...rates, ...(rates.some(({ value }) => value === rate) ? [] : [rateOption(rate)])].map(
    (it) => ({
      value: String(it.value),
      label: it.label,
    }),
  )

const rateOption = (rate: number) => ({ value: rate, label: `${rate / 100}%` })

export const withChanged = <T>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((it, index) => (index === at ? { ...it, ...change } : it))

export const rowHandlers = <T>(list: readonly T[], blank: () => T, save: (list: T[]) => void) => ({
  count: list.length,
  onAdd: () => save([...list, blank()]),
  onRemove: (at: number) => save(list.toSpliced(at, 1)),
  onMove: (from: number, to: number) => save(moved(list, from, to)),
})
