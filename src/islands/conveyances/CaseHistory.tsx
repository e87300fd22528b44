import { Feed } from '#components/Feed.tsx'
import type { ShownCase } from '#domain/conveyance-api'
import { historyDays } from './history-days.ts'

export const CaseHistory = ({ it }: { it: ShownCase }) => (
  <section className="case-history" aria-label="History">
    <Feed days={historyDays(it.history)} />
  </section>
)
