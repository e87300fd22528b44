import { useState } from 'react'
import type { CaseDetail } from '#domain/conveyance/api'
import { pendingEvidenceOf } from '#domain/conveyance/evidence/acts'
import { type Task, taskOf } from '#domain/conveyance/plan/plan'
import type { Missing } from '#domain/refusal'
import ApprovalForm from '#islands/conveyances/evidence/ApprovalForm.tsx'
import EvidenceForm from '#islands/conveyances/evidence/EvidenceForm.tsx'
import { WarningList } from '#islands/conveyances/WarningList.tsx'
import { Blocker } from './Blocker.tsx'

type Props = {
  caseFile: CaseDetail
  missing: readonly Missing[]
  act: string
  warnings?: readonly string[]
  onLeave: () => void
}

/** Lists what must be done before an act, each item with who does it, by when, its record or a link. */
export const MissingList = ({ caseFile, missing, act, warnings = [], onLeave }: Props) => {
  const [recording, setRecording] = useState<string | null>(null)
  const task = recording === null ? undefined : taskOf(caseFile.plan, recording)
  if (task)
    return (
      <>
        <p>{task.title}</p>
        <Recording caseFile={caseFile} task={task} onDone={() => setRecording(null)} />
      </>
    )
  return (
    <>
      <p>
        {missing.length === 1 ? 'One item is' : `${missing.length} items are`} still open before you
        can {act}.
      </p>
      <ul className="missing">
        {missing.map((one) => (
          <Blocker
            key={one.what}
            caseFile={caseFile}
            missing={one}
            onRecord={setRecording}
            onLeave={onLeave}
          />
        ))}
      </ul>
      <WarningList warnings={warnings} />
      <p className="feet">
        <button type="button" className="btn" onClick={onLeave}>
          Close
        </button>
      </p>
    </>
  )
}

type RecordingProps = { caseFile: CaseDetail; task: Task; onDone: () => void }

/** The form that records a blocker, or approves what somebody recorded. */
export const Recording = ({ caseFile, task, onDone }: RecordingProps) =>
  pendingEvidenceOf(caseFile, task) ? (
    <ApprovalForm caseFile={caseFile} task={task} onDone={onDone} />
  ) : (
    <EvidenceForm conveyance={caseFile.conveyance} task={task} onDone={onDone} />
  )
