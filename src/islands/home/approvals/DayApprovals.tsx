import { lazy, Suspense, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { DayApproval, MyDay } from '#domain/conveyance/my-day'
import { shortInstant } from '#lib/format'
import { href } from '#routes'

const ApprovalDialog = lazy(() => import('./ApprovalDialog.tsx'))

/** What colleagues recorded and the person may approve, the longest waiting first. */
export const DayApprovals = ({ myDay: { approvals } }: { myDay: MyDay }) => {
  const [open, setOpen] = useState<DayApproval | null>(null)
  if (approvals.length === 0) return null
  return (
    <section className="sec" aria-label="To approve">
      <header>
        <h2>To approve</h2>
        <span className="count">{approvals.length}</span>
      </header>
      <ul className="tasks">
        {approvals.map((approval) => (
          <Line
            key={`${approval.conveyance_id}-${approval.task}`}
            approval={approval}
            onReview={() => setOpen(approval)}
          />
        ))}
      </ul>
      {open && (
        <Suspense>
          <ApprovalDialog approval={open} onDone={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  )
}

type LineProps = { approval: DayApproval; onReview: () => void }

const Line = ({ approval, onReview }: LineProps) => {
  const { conveyance_id, task, title, ref, address, at, recorded_by } = approval
  const to = href('conveyances-id', { id: conveyance_id })
  return (
    <li>
      <span />
      <Icon name="badge-check" />
      <a className="t cut" href={`${to}#task-${task}`}>
        {title}
      </a>
      <a className="cs cut" href={to}>
        <span className="ref">{ref}</span>
        <span className="cut">{address}</span>
      </a>
      <span className="w num" title={`Recorded by ${recorded_by} ${shortInstant(at)}`}>
        <button type="button" className="btn small" onClick={onReview}>
          Review<span className="sr"> {title}</span>
        </button>
      </span>
    </li>
  )
}
