import { useStore } from '@nanostores/react'
import type { MatterType } from '#domain/matter'
import { factsKey, factsOf, type MatterFacts } from '#domain/quote/facts'
import { $facts, $priced, changeMatter } from '#stores/quote/draft'
import { $problems } from '#stores/quote/draft-problems'
import { unpricedFacts } from './unpriced-facts.ts'

export type PropertyFields = {
  readonly of: MatterFacts
  readonly nameOf: (field: string) => string
  readonly faults: (field: string) => readonly string[] | undefined
  readonly change: (field: string) => (value: unknown) => void
}

export const usePropertyFields = (matter: MatterType): PropertyFields | null => {
  const of = factsOf(useStore($facts), matter)
  const problems = useStore($problems)
  const incomplete = useStore($priced)?.incomplete ?? []
  if (of === null) return null
  const nameOf = (field: string) => `${factsKey(matter)}.${field}`
  const unpriced = (field: string) =>
    of.price === null
      ? undefined
      : unpricedFacts(incomplete)
          .filter((fact) => fact.field === nameOf(field))
          .map(({ message }) => message)
  return {
    of,
    nameOf,
    faults: (field) => problems[nameOf(field)] ?? unpriced(field),
    change: (field) => (value) => changeMatter(matter, { [field]: value }),
  }
}
