import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import type { Task } from '#domain/conveyance/plan/plan'
import { today } from '#lib/format'
import { recordEvidence } from '#stores/conveyance/evidence'
import { EvidenceValues, evidenceFields } from './evidence-fields.ts'

type EvidenceFormProps = { conveyance: Conveyance; task: Task; onDone: () => void }

/** The form that records who was checked, what was seen, when and how. */
export default function EvidenceForm({ conveyance, task, onDone }: EvidenceFormProps) {
  const requirement = requirementOf(task.evidence, conveyance)
  if (!requirement) return null
  return (
    <>
      {requirement.isOnPaper && (
        <OnPaper hasAttorney={requirement.hasAttorney === true} onDone={onDone} />
      )}
      {requirement.isApproved && <p>A second person has to approve what you record here.</p>}
      <SchemaForm
        schema={EvidenceValues}
        submit={requirement.isApproved ? 'Send for approval' : 'Record'}
        of={task.key}
        version={conveyance.version}
        onCancel={onDone}
        start={{ ...blank, who: whoOf(conveyance, task), on: today(), how: requirement.ways[0] }}
        fields={evidenceFields(requirement)}
        onSubmit={async ({ is_lasting, ...body }, key, version) => {
          const expiry = is_lasting ? { expires_on: null } : {}
          await recordEvidence(task.key, { ...body, ...expiry }, key, version)
          onDone()
        }}
      />
    </>
  )
}

const OnPaper = ({ hasAttorney, onDone }: { hasAttorney: boolean; onDone: () => void }) =>
  hasAttorney ? (
    <p>
      An attorney signs in this case, so that this deed is signed on paper alone. Record the power
      with it.
    </p>
  ) : (
    <p>
      Record only what was signed on paper. To have it signed online, send it{' '}
      <a className="link" href="?tab=documents" onClick={onDone}>
        under Documents
      </a>
      : the signature then completes this task.
    </p>
  )

const blank = {
  seen: '',
  amount: null,
  reference: '',
  expires_on: '',
  is_lasting: false,
  gift: '',
  checks: [],
  original: '',
  power: '',
}

// Whoever was checked before, or else the clients that the task waits for.
const whoOf = ({ facts, clients }: Conveyance, { evidence, waits_on }: Task) => {
  const before = evidence ? facts[evidence]?.evidence?.who : undefined
  if (before) return before
  return waits_on?.party === 'client' ? clients.map(({ name }) => name).join(' and ') : ''
}
