import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Breach, BreachFinding } from '#domain/breach/breach'
import { today } from '#lib/format'
import { decideBreach, dismissFinding, putBreachRight, recordBreach } from '#stores/breach/breaches'
import {
  DecisionValues,
  DismissalValues,
  decisionFields,
  decisionStart,
  dismissalFields,
  EntryValues,
  entryFields,
  entryStart,
  RemedyValues,
  remedyFields,
} from './breach-fields.ts'

type FindingProps = { finding: BreachFinding | null; onDone: () => void }

/** Records a breach, begun with what the product found where it did. */
export const RecordForm = ({ finding, onDone }: FindingProps) => (
  <SchemaForm
    schema={EntryValues}
    submit="Record the breach"
    of={`breach-${finding?.source ?? 'new'}`}
    onCancel={onDone}
    start={entryStart(finding)}
    fields={entryFields}
    onSubmit={async (body, key) => {
      await recordBreach({ ...body, source: finding?.source ?? null }, key)
      onDone()
    }}
  />
)

/** Says why what the product found is no breach. */
export const DismissForm = ({
  finding: { source, what },
  onDone,
}: {
  finding: BreachFinding
  onDone: () => void
}) => (
  <>
    <p>{what}</p>
    <SchemaForm
      schema={DismissalValues}
      submit="Record as no breach"
      of={`dismissal-${source}`}
      onCancel={onDone}
      start={{ reason: '' }}
      fields={dismissalFields}
      onSubmit={async ({ reason }, key) => {
        await dismissFinding({ source, reason }, key)
        onDone()
      }}
    />
  </>
)

type BreachProps = { breach: Breach; onDone: () => void }

export const RemedyForm = ({ breach, onDone }: BreachProps) => (
  <SchemaForm
    schema={RemedyValues}
    submit="Record as put right"
    of={breach.id}
    version={breach.version}
    onCancel={onDone}
    start={{ on: today(), how: '' }}
    fields={remedyFields}
    onSubmit={async (body, key) => {
      await putBreachRight(breach, body, key)
      onDone()
    }}
  />
)

export const DecideForm = ({ breach, onDone }: BreachProps) => (
  <SchemaForm
    schema={DecisionValues}
    submit="Record the decision"
    of={breach.id}
    version={breach.version}
    onCancel={onDone}
    start={decisionStart}
    fields={decisionFields}
    onSubmit={async (body, key) => {
      await decideBreach(breach, body, key)
      onDone()
    }}
  />
)
