import { useStore } from '@nanostores/react'
import { $facts, $priced } from '#stores/quote/draft'
import { $problems } from '#stores/quote/draft-problems'
import { AddedLineRows } from './AddedLineRows.tsx'
import type { FaultsAt } from './manual-adjustments.ts'
import { OverrideRows } from './OverrideRows.tsx'
import { Step } from './Step.tsx'

export default function ManualAdjustmentsStep() {
  const facts = useStore($facts)
  const faultsAt = useFaults()
  return (
    <Step title="Manual adjustments" note="Each needs a reason">
      <OverrideRows facts={facts} at={faultsAt} />
      <AddedLineRows facts={facts} at={faultsAt} />
    </Step>
  )
}

// Limits on amounts show while typing; a missing reason shows after sending.
const useFaults = (): FaultsAt => {
  const problems = useStore($problems)
  const incomplete = useStore($priced)?.incomplete ?? []
  return (field) =>
    field.endsWith('.amount')
      ? incomplete.filter((it) => it.field === field).map(({ message }) => message)
      : problems[field]
}
