import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ActButton } from '#components/ActButton.tsx'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { evidenceActs, pendingEvidenceOf } from '#domain/conveyance/evidence/acts'
import { RejectionBody } from '#domain/conveyance/evidence/bodies'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import type { Task } from '#domain/conveyance/plan/plan'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { date, dayOf, time } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { approveEvidence, rejectEvidence } from '#stores/conveyance/evidence'
import { EvidenceFacts } from './EvidenceFacts.tsx'

const Body = z.omit(RejectionBody, { version: true })

type ApprovalFormProps = { caseFile: CaseDetail; task: Task; onDone: () => void }

/** What the first person recorded, for a second to approve or to send back. */
export default function ApprovalForm({ caseFile, task, onDone }: ApprovalFormProps) {
  const [isRejecting, setRejecting] = useState(false)
  const acts = evidenceActs(caseFile, task, useActingPerson())
  const key = useRef(crypto.randomUUID())
  const pending = pendingEvidenceOf(caseFile, task)
  const requirement = requirementOf(task.evidence, caseFile.conveyance)
  if (!pending || !requirement) return null
  const { version } = caseFile.conveyance
  const approve = async () => {
    await approveEvidence(task.key, key.current, version).then(
      onDone,
      showRefusal('Couldn’t approve this'),
    )
  }
  return (
    <>
      <p>
        Recorded by {pending.by.name} on {date(dayOf(pending.at))} at {time(pending.at)}.
      </p>
      <EvidenceFacts evidence={pending.evidence} requirement={requirement} />
      {isRejecting ? (
        <SchemaForm
          schema={Body}
          submit="Send back"
          of={task.key}
          version={version}
          onCancel={() => setRejecting(false)}
          start={{ reason: '' }}
          fields={[{ name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' }]}
          onSubmit={async ({ reason }, attempt, at) => {
            await rejectEvidence(task.key, { reason }, attempt, at)
            onDone()
          }}
        />
      ) : (
        <div className="feet">
          <ActButton why={reasonAgainst(acts.reject)} onPress={() => setRejecting(true)}>
            Send back
          </ActButton>
          <ActButton
            className="btn main"
            why={reasonAgainst(acts.approve)}
            onPress={() => void approve()}
          >
            Approve
          </ActButton>
        </div>
      )}
    </>
  )
}
