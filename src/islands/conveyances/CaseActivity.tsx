import { Feed } from '#components/Feed.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { href } from '#routes'
import { historyDays } from './history-days.ts'

/** What happened lately, beside the tasks. */
export const CaseActivity = ({ caseFile }: { caseFile: CaseDetail }) => (
  <aside className="case-activity" aria-label="Activity">
    <header className="row between">
      <h2 className="h2">Activity</h2>
      <a
        className="link"
        href={`${href('conveyances-id', { id: caseFile.conveyance.id })}?tab=history`}
      >
        All
      </a>
    </header>
    {caseFile.history.length > 0 ? (
      <Feed days={historyDays(caseFile.history.slice(0, 12))} />
    ) : (
      <p className="faint">Everything that happens on the case is told here.</p>
    )}
  </aside>
)
