import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { EvidenceBody } from '#domain/conveyance/evidence/bodies'
import { evidenceWays } from '#domain/conveyance/evidence/labels'
import { type EvidenceRequirement, requirementOf } from '#domain/conveyance/evidence/requirements'
import type { Task } from '#domain/conveyance/plan/plan'
import { today } from '#lib/format'
import { recordEvidence } from '#stores/conveyance/evidence'

const Body = z.omit(EvidenceBody, { version: true })

type EvidenceFormProps = { conveyance: Conveyance; task: Task; onDone: () => void }

/** The form that records who was checked, what was seen, when and how. */
export default function EvidenceForm({ conveyance, task, onDone }: EvidenceFormProps) {
  const requirement = requirementOf(task.evidence, conveyance)
  if (!requirement) return null
  const clients = conveyance.clients.map(({ name }) => name).join(' and ')
  return (
    <>
      {requirement.isApproved && <p>A second person has to approve what you record here.</p>}
      <SchemaForm
        schema={Body}
        submit={requirement.isApproved ? 'Send for approval' : 'Record'}
        of={task.key}
        version={conveyance.version}
        onCancel={onDone}
        start={{
          who: task.waits_on?.party === 'client' ? clients : '',
          seen: '',
          on: today(),
          how: requirement.ways[0],
          amount: null,
          reference: '',
          gift: '',
        }}
        fields={fieldsOf(requirement)}
        onSubmit={async (body, key, version) => {
          await recordEvidence(task.key, body, key, version)
          onDone()
        }}
      />
    </>
  )
}

const fieldsOf = ({ who, seen, ways, amount, hasGift }: EvidenceRequirement): FormField[] => [
  { name: 'who', label: who, kind: 'text', width: 'w6' },
  { name: 'seen', label: seen, kind: 'lines', width: 'w6' },
  { name: 'on', label: 'Date', kind: 'date', quick: ['today'] },
  {
    name: 'how',
    label: 'How',
    kind: 'select',
    options: ways.map((value) => ({ value, label: evidenceWays[value] })),
  },
  ...(amount ? [{ name: 'amount', label: amount, kind: 'money' } as const] : []),
  { name: 'reference', label: 'Reference (optional)', kind: 'text' },
  ...(hasGift
    ? [
        {
          name: 'gift',
          label: 'Who gave money, and the evidence seen',
          kind: 'lines',
          width: 'w6',
        } as const,
      ]
    : []),
]
