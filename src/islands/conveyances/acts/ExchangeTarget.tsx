import { InlineCell } from '#components/list/InlineCell.tsx'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { useCan } from '#islands/chrome/use-can.ts'
import { nearDate } from '#lib/format'
import { setExchangeTarget } from '#stores/conveyance/acts'

// From here on it is a date that has happened, or will not.
const past = ['exchanged', 'completed', 'post_completion', 'closed', 'archived', 'aborted']

/** The day on which contracts are to be exchanged, set where it stands. */
export default function ExchangeTarget({ conveyance }: { conveyance: ConveyanceRow }) {
  const canChange = useCan('conveyance.update')
  const shown = conveyance.exchange_target_on ? nearDate(conveyance.exchange_target_on) : '–'
  if (past.includes(conveyance.status) || !canChange) return shown
  return (
    <InlineCell
      label={`Exchange target of ${conveyance.ref}`}
      kind="date"
      value={conveyance.exchange_target_on ?? ''}
      shown={shown}
      onSave={(day) => setExchangeTarget(conveyance, day)}
    />
  )
}
