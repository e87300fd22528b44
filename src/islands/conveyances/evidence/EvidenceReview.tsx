import { useRef, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseFile } from '#domain/conveyance/api'
import { evidenceActs, pendingEvidenceOf } from '#domain/conveyance/evidence/acts'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import type { Task } from '#domain/conveyance/plan/plan'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { date, dayOf, time } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { EvidenceFacts } from './EvidenceFacts.tsx'
import { RejectionForm } from './RejectionForm.tsx'

type Props = {
  caseFile: CaseFile
  task: Task
  onApprove: (key: string, version: number) => Promise<unknown>
  onReject: (body: { reason: string }, key: string, version: number) => Promise<void>
}

/** What the first person recorded, for a second to approve or to send back. */
export const EvidenceReview = ({ caseFile, task, onApprove, onReject }: Props) => {
  const [isRejecting, setRejecting] = useState(false)
  const key = useRef(crypto.randomUUID())
  const acts = evidenceActs(caseFile, task, useActingPerson())
  const pending = pendingEvidenceOf(caseFile, task)
  const requirement = requirementOf(task.evidence, caseFile.conveyance)
  if (!pending || !requirement) return <p>This no longer waits for approval.</p>
  const { version } = caseFile.conveyance
  const approve = () => onApprove(key.current, version).catch(showRefusal('Couldn’t approve this'))
  return (
    <>
      <p>
        Recorded by {pending.by.name} on {date(dayOf(pending.at))} at {time(pending.at)}.
      </p>
      <EvidenceFacts evidence={pending.evidence} requirement={requirement} />
      {isRejecting ? (
        <RejectionForm
          of={task.key}
          version={version}
          onCancel={() => setRejecting(false)}
          onSubmit={(body, attempt, at) => onReject(body, attempt, at)}
        />
      ) : (
        <ApprovalActs
          acts={acts}
          onReject={() => setRejecting(true)}
          onApprove={() => void approve()}
        />
      )}
    </>
  )
}

type ActsProps = {
  acts: ReturnType<typeof evidenceActs>
  onReject: () => void
  onApprove: () => void
}

const ApprovalActs = ({ acts, onReject, onApprove }: ActsProps) => (
  <div className="feet">
    <ActButton why={reasonAgainst(acts.reject)} onPress={onReject}>
      Send back
    </ActButton>
    <ActButton className="btn main" why={reasonAgainst(acts.approve)} onPress={onApprove}>
      Approve
    </ActButton>
  </div>
)
