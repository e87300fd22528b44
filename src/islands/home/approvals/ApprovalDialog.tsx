import { useEffect, useState } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { CaseFile } from '#domain/conveyance/api'
import type { DayApproval } from '#domain/conveyance/my-day'
import { taskOf } from '#domain/conveyance/plan/plan'
import { EvidenceReview } from '#islands/conveyances/evidence/EvidenceReview.tsx'
import { addToast } from '#stores/chrome/toasts'
import { approveOnDay, fetchCaseFile, rejectOnDay } from '#stores/conveyance/day/approvals'

type Props = { approval: DayApproval; onDone: () => void }

/** What was recorded, with the buttons that approve it or send it back. */
export default function ApprovalDialog({ approval, onDone }: Props) {
  const { conveyance_id: id, task: key, title, ref } = approval
  const [caseFile, setCaseFile] = useState<CaseFile | null>(null)
  useEffect(() => {
    // The client has shown the error; there is nothing to approve without the case.
    fetchCaseFile(id).then(setCaseFile, onDone)
  }, [id, onDone])
  const task = caseFile && taskOf(caseFile.plan, key)
  const done = (summary: string) => {
    addToast({ severity: 'success', summary, detail: title })
    onDone()
  }
  return (
    <Dialog title={`${title}, ${ref}`} open onClose={onDone}>
      {caseFile && task ? (
        <EvidenceReview
          caseFile={caseFile}
          task={task}
          onApprove={(attempt, version) =>
            approveOnDay({ id, task: key }, attempt, version).then(() => done('Approved'))
          }
          onReject={(body, attempt, version) =>
            rejectOnDay({ id, task: key }, body, { key: attempt, version }).then(() =>
              done('Sent back'),
            )
          }
        />
      ) : (
        <Skeleton rows={5} />
      )}
    </Dialog>
  )
}
