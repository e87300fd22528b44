import { useStore } from '@nanostores/react'
import { $facts, $priced } from '#stores/quote/draft'
import { $problems } from '#stores/quote/draft-problems'
import { AddedLineRows } from './AddedLineRows.tsx'
import type { FaultsAt } from './hand-prices.ts'
import { OverrideRows } from './OverrideRows.tsx'
import { Step } from './Step.tsx'

/** Prices that differ from the scale, each with its reason, and lines that the scale does not know. */
export default function HandPricesStep() {
  const facts = useStore($facts)
  const at = useFaults()
  return (
    <Step title="Prices by hand" note="Each with a reason">
      <OverrideRows facts={facts} at={at} />
      <AddedLineRows facts={facts} at={at} />
    </Step>
  )
}

// How far somebody may go is said while they type; a missing reason once they send.
const useFaults = (): FaultsAt => {
  const problems = useStore($problems)
  const incomplete = useStore($priced)?.incomplete ?? []
  return (field) =>
    field.endsWith('.amount')
      ? incomplete.filter((it) => it.field === field).map(({ message }) => message)
      : problems[field]
}
