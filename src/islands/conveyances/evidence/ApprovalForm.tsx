import type { CaseDetail } from '#domain/conveyance/api'
import type { Task } from '#domain/conveyance/plan/plan'
import { approveEvidence, rejectEvidence } from '#stores/conveyance/evidence'
import { EvidenceReview } from './EvidenceReview.tsx'

type ApprovalFormProps = { caseFile: CaseDetail; task: Task; onDone: () => void }

/** The review of what the first person recorded, on the page of its case. */
export default function ApprovalForm({ caseFile, task, onDone }: ApprovalFormProps) {
  return (
    <EvidenceReview
      caseFile={caseFile}
      task={task}
      onApprove={(key, version) => approveEvidence(task.key, key, version).then(onDone)}
      onReject={(body, key, version) => rejectEvidence(task.key, body, key, version).then(onDone)}
    />
  )
}
