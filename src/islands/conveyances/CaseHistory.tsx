import { lazy, Suspense } from 'react'
import { Timeline } from '#components/Timeline.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { AuditLink } from '#islands/admin/audit/AuditLink.tsx'
import { historyDays } from './history-days.ts'

const CaseAutomations = lazy(() => import('./automation/CaseAutomations.tsx'))

/** What happened in a case, and the runs of its rules. */
export default function CaseHistory({ caseFile }: { caseFile: CaseDetail }) {
  return (
    <section className="case-history" aria-label="History">
      <Timeline days={historyDays(caseFile.history)} />
      <Suspense>
        <CaseAutomations caseFile={caseFile} />
      </Suspense>
      <AuditLink subject="conveyance" id={caseFile.conveyance.id} />
    </section>
  )
}
