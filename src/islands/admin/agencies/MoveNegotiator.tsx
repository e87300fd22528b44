import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Branch, Negotiator } from '#domain/agent/agency'
import { NegotiatorMove } from '#domain/agent/bodies'
import { moveNegotiator } from '#stores/agent/agency'

const Form = z.pick(NegotiatorMove, { branch_id: true })

type Props = { negotiator: Negotiator; branches: readonly Branch[]; onDone: () => void }

/** Moves a negotiator to another branch of their agency. */
export default function MoveNegotiator({ negotiator, branches, onDone }: Props) {
  return (
    <SchemaForm
      schema={Form}
      of={`move ${negotiator.id}`}
      fields={[
        {
          name: 'branch_id',
          label: 'Branch',
          hint: 'What they have introduced stays with the branch of then.',
          kind: 'radio',
          width: 'w6',
          options: branches.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
      start={{ branch_id: branches[0]?.id ?? '' }}
      submit="Move"
      onCancel={onDone}
      onSubmit={async ({ branch_id }, key) => {
        await moveNegotiator(negotiator, branch_id, key)
        onDone()
      }}
    />
  )
}
