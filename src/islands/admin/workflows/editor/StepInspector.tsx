import { lazy, Suspense } from 'react'
import { findIn } from '#components/combobox/find.ts'
import { MultiSelect } from '#components/combobox/MultiSelect.tsx'
import { SelectField } from '#components/Fields.tsx'
import { CheckField } from '#components/form/Choices.tsx'
import { factNames, isFactKey } from '#domain/conveyance/plan/fact'
import { stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import type { StepFields } from '#domain/conveyance/workflow/editing/edit'
import { stepKindNames } from '#domain/conveyance/workflow/editing/labels'
import { stepsOf } from '#domain/conveyance/workflow/editing/steps'
import type { Step, Workflow } from '#domain/conveyance/workflow/workflow'
import { keysOf } from '#domain/entries'
import { editDraft } from '#stores/conveyance/workflow/draft'
import { ClientFields } from './ClientFields.tsx'
import { CommittedField } from './CommittedField.tsx'
import { ConditionBuilder } from './ConditionBuilder.tsx'
import type { StepProps } from './step-props.ts'
import { TimingFields } from './TimingFields.tsx'

// The names of all events come with the actions.
const StepActions = lazy(() => import('./rules/StepActions.tsx'))

export default function StepInspector({ workflow, step }: { workflow: Workflow; step: Step }) {
  const onFields = (fields: StepFields) => editDraft({ act: 'change_step', step: step.key, fields })
  return (
    <div key={step.key} className="we-fields">
      <CommittedField
        label="Title"
        name="title"
        value={step.title}
        required="Enter a title."
        onCommit={(title) => onFields({ title })}
      />
      <WorkFields step={step} onFields={onFields} />
      <Dependencies workflow={workflow} step={step} onFields={onFields} />
      <ConditionBuilder
        label="Only if"
        condition={step.condition}
        onChange={(condition) => onFields({ condition })}
      />
      <TimingFields step={step} onFields={onFields} />
      <ClientFields step={step} onFields={onFields} />
      <Suspense>
        <StepActions workflow={workflow} step={step} onFields={onFields} />
      </Suspense>
    </div>
  )
}

const optionsOf = <Name extends string>(names: Readonly<Record<Name, string>>) =>
  keysOf(names).map((value) => ({ value, label: names[value] }))
const facts = [{ value: '', label: 'Somebody ticks it' }, ...optionsOf(factNames)]

const WorkFields = ({ step, onFields }: StepProps) => (
  <>
    <div className="we-pair">
      <SelectField
        label="Kind"
        name="kind"
        value={step.kind}
        options={optionsOf(stepKindNames)}
        onChange={(kind) => onFields({ kind })}
      />
      <SelectField
        label="Assigned to"
        name="assignee"
        value={step.assignee}
        options={optionsOf(stepRoleNames)}
        onChange={(assignee) => onFields({ assignee })}
      />
    </div>
    <Completion step={step} onFields={onFields} />
  </>
)

const Completion = ({ step, onFields }: StepProps) => (
  <>
    <SelectField
      label="Completes when"
      name="evidence"
      value={step.evidence ?? ''}
      options={facts}
      onChange={(fact) => onFields({ evidence: isFactKey(fact) ? fact : null })}
    />
    <CheckField
      label="Optional: it does not hold up its milestone"
      name="optional"
      checked={step.optional}
      onChange={(optional) => onFields({ optional })}
    />
    <CheckField
      label="A second person has to confirm it"
      name="needs_approval"
      checked={step.needs_approval}
      onChange={(needs_approval) => onFields({ needs_approval })}
    />
  </>
)

const Dependencies = ({ workflow, step, onFields }: StepProps & { workflow: Workflow }) => {
  const options = stepsOf(workflow)
    .filter((it) => it.key !== step.key)
    .map(({ key, number, title }) => ({ value: key, label: `${number} ${title}` }))
  const labelOf = (key: string) => options.find((it) => it.value === key)?.label ?? key
  return (
    <MultiSelect
      label="Waits for"
      name="depends_on"
      chosen={step.depends_on.map((value) => ({ value, label: labelOf(value) }))}
      find={findIn(options)}
      placeholder="Add a step"
      onChange={(chosen) => onFields({ depends_on: chosen.map((it) => it.value) })}
    />
  )
}
