import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { entriesOf } from '#domain/entries'
import { Suspension } from '#domain/reconciliation/api'
import { ExplanationEntry, explanationReasons } from '#domain/reconciliation/explanation'
import type { UnmatchedLine } from '#domain/reconciliation/view'
import { money, shortDate } from '#lib/format'
import { explainLine, suspendLine } from '#stores/reconciliation/bank'

type Props = { line: UnmatchedLine; onDone: () => void }

/** Books money that nobody can place under the name of who seems to have paid. */
export const SuspenseForm = ({ line, onDone }: Props) => (
  <>
    <p>
      {money(line.amount)} came in on {shortDate(line.on)}. It is booked as client money that is not
      identified, and allocated to its case or returned later.
    </p>
    <SchemaForm
      schema={Suspension}
      submit="Put in suspense"
      of={`suspense ${line.id}`}
      onCancel={onDone}
      start={{ name: line.text }}
      fields={[{ name: 'name', label: 'Who seems to have paid', kind: 'text', width: 'w6' }]}
      onSubmit={async ({ name = '' }, key) => {
        await suspendLine(line.id, name, key)
        onDone()
      }}
    />
  </>
)

const explanationFields: readonly FormField[] = [
  {
    name: 'reason',
    label: 'What it is',
    kind: 'radio',
    width: 'w6',
    options: entriesOf(explanationReasons).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'text',
    label: 'What happened and who confirmed it',
    kind: 'text',
    width: 'w6',
  },
]

/** Says why money left without a payment of ours. */
export const ExplanationForm = ({ line, onDone }: Props) => (
  <>
    <p>
      {money(-line.amount)} left on {shortDate(line.on)} without a payment of ours. Client money
      that is missing is replaced from office money at once.
    </p>
    <SchemaForm
      schema={ExplanationEntry}
      submit="Save the explanation"
      of={`explanation ${line.id}`}
      onCancel={onDone}
      start={{ reason: '', text: '' }}
      fields={explanationFields}
      onSubmit={async (body, key) => {
        await explainLine(line.id, body, key)
        onDone()
      }}
    />
  </>
)
