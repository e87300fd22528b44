import type { Workflow, WorkflowSelection } from '#domain/conveyance/workflow/workflow'
import { editDraft } from '#stores/conveyance/workflow/draft'
import { CommittedField, CommittedNumber } from './CommittedField.tsx'
import { ConditionBuilder } from './ConditionBuilder.tsx'

const FIRST_ORDER = 10

/** The name of the workflow, and the cases that it is for. */
export const WorkflowInspector = ({ workflow }: { workflow: Workflow }) => {
  const { selection } = workflow
  const select = (next: WorkflowSelection | null) =>
    editDraft({ act: 'set_selection', selection: next })
  return (
    <div className="we-fields">
      <CommittedField
        label="Name"
        name="name"
        value={workflow.name}
        required="Enter a name."
        onCommit={(name) => editDraft({ act: 'rename', name })}
      />
      <ConditionBuilder
        label="Runs cases where"
        condition={selection?.condition ?? null}
        onChange={(condition) =>
          select(condition && { condition, order: selection?.order ?? FIRST_ORDER })
        }
      />
      <Order selection={selection} onSelect={select} />
    </div>
  )
}

type OrderProps = {
  selection: WorkflowSelection | null
  onSelect: (selection: WorkflowSelection) => void
}

const Order = ({ selection, onSelect }: OrderProps) =>
  selection === null ? (
    <p className="hint">Without a condition it runs every case that no other workflow is for.</p>
  ) : (
    <CommittedNumber
      label="Order"
      name="order"
      value={selection.order}
      min={0}
      max={999}
      isRequired
      hint="Where several workflows fit a case, the lowest order runs it"
      onCommit={(order) => onSelect({ ...selection, order: order ?? 0 })}
    />
  )
