import { CheckField } from '#components/form/Choices.tsx'
import type { Workflow, WorkflowSelection } from '#domain/conveyance/workflow/workflow'
import { editDraft } from '#stores/conveyance/workflow/draft'
import { CommittedField, CommittedNumber } from './CommittedField.tsx'
import { ConditionBuilder } from './ConditionBuilder.tsx'

const FIRST_ORDER = 10

/** The name of the workflow, and the cases that it is for or runs within. */
export const WorkflowInspector = ({ workflow }: { workflow: Workflow }) => {
  const { selection, is_part } = workflow
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
      <CheckField
        label="Only runs within cases of other workflows"
        name="is_part"
        checked={is_part}
        onChange={(isPart) => editDraft({ act: 'set_part', is_part: isPart })}
      />
      {is_part ? (
        <p className="hint">
          No case is opened with it. A rule of another workflow starts it, and the case gets its
          stages besides its own.
        </p>
      ) : (
        <Selection selection={selection} onSelect={select} />
      )}
    </div>
  )
}

type SelectionProps = {
  selection: WorkflowSelection | null
  onSelect: (selection: WorkflowSelection | null) => void
}

const Selection = ({ selection, onSelect }: SelectionProps) => (
  <>
    <ConditionBuilder
      label="Runs cases where"
      condition={selection?.condition ?? null}
      onChange={(condition) =>
        onSelect(condition && { condition, order: selection?.order ?? FIRST_ORDER })
      }
    />
    <Order selection={selection} onSelect={onSelect} />
  </>
)

const Order = ({ selection, onSelect }: SelectionProps) =>
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
