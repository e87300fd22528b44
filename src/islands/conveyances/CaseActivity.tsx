import { Feed } from '#components/Feed.tsx'
import { joinLines } from '#components/joined-lines.ts'
import type { CaseDetail } from '#domain/conveyance/api'
import { href } from '#routes'
import { historyDays } from './history-days.ts'

/** The latest events of a case, beside its tasks. */
const CaseActivity = ({ caseFile }: { caseFile: CaseDetail }) => (
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
      <Feed days={joinLines(historyDays(caseFile.history.slice(0, 16)))} />
    ) : (
      <p className="faint">Events on this case appear here.</p>
    )}
  </aside>
)

export default CaseActivity
