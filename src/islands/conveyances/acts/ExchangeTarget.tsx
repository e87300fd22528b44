import { InlineCell } from '#components/list/InlineCell.tsx'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { useCan } from '#islands/chrome/use-can.ts'
import { nearDate } from '#lib/format'
import { setExchangeTarget } from '#stores/conveyance/acts'

// Statuses after which the target no longer changes.
const past = ['exchanged', 'completed', 'post_completion', 'closed', 'archived', 'aborted']

/** The exchange target of a row, editable in place. */
export default function ExchangeTarget({ conveyance }: { conveyance: ConveyanceRow }) {
  const canChange = useCan('conveyance.update')
  const label = conveyance.exchange_target_on ? nearDate(conveyance.exchange_target_on) : '–'
  if (past.includes(conveyance.status) || !canChange) return label
  return (
    <InlineCell
      label={`Exchange target of ${conveyance.ref}`}
      kind="date"
      value={conveyance.exchange_target_on ?? ''}
      shown={label}
      onSave={(day) => setExchangeTarget(conveyance, day)}
    />
  )
}
