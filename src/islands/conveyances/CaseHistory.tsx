import { Timeline } from '#components/Timeline.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { historyDays } from './history-days.ts'

export const CaseHistory = ({ caseFile }: { caseFile: CaseDetail }) => (
  <section className="case-history" aria-label="History">
    <Timeline days={historyDays(caseFile.history)} />
  </section>
)
