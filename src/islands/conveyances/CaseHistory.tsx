import { Timeline } from '#components/Timeline.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { historyDays } from './history-days.ts'

/** The whole history of a case. */
export const CaseHistory = ({ caseFile }: { caseFile: CaseDetail }) => (
  <section className="case-history" aria-label="History">
    <Timeline days={historyDays(caseFile.history)} />
  </section>
)
