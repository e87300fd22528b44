import { Timeline } from '#components/Timeline.tsx'
import type { ShownCase } from '#domain/conveyance/api'
import { historyDays } from './history-days.ts'

/** Everything that happened on the case. */
export const CaseHistory = ({ it }: { it: ShownCase }) => (
  <section className="case-history" aria-label="History">
    <Timeline days={historyDays(it.history)} />
  </section>
)
