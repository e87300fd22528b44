import { Icon } from '#components/Icon.tsx'
import type { MilestoneFields } from '#domain/conveyance/workflow/editing/edit'
import type { Workflow, WorkflowMilestone } from '#domain/conveyance/workflow/workflow'
import { editDraft } from '#stores/conveyance/workflow/draft'
import { Audiences } from './ClientFields.tsx'
import { CommittedField, CommittedNumber } from './CommittedField.tsx'

type Props = { workflow: Workflow; milestone: WorkflowMilestone }

export const MilestoneInspector = ({ workflow, milestone }: Props) => {
  const onFields = (fields: MilestoneFields) =>
    editDraft({ act: 'change_milestone', milestone: milestone.key, fields })
  return (
    <div key={milestone.key} className="we-fields">
      <Texts milestone={milestone} onFields={onFields} />
      <Numbers milestone={milestone} onFields={onFields} />
      <Audiences
        visibility={milestone.visibility}
        onChange={(visibility) => onFields({ visibility })}
      />
      <Acts workflow={workflow} milestone={milestone.key} />
    </div>
  )
}

type TextsProps = Pick<Props, 'milestone'> & { onFields: (fields: MilestoneFields) => void }

const Numbers = ({ milestone, onFields }: TextsProps) => (
  <div className="we-pair">
    <CommittedNumber
      label="Weight, in %"
      name="weight"
      value={milestone.weight}
      min={0}
      max={100}
      isRequired
      onCommit={(weight) => onFields({ weight: weight ?? 0 })}
    />
    <CommittedNumber
      label="Usual working days"
      name="usual_wd"
      value={milestone.usual_wd}
      min={0}
      max={400}
      isRequired
      onCommit={(usual_wd) => onFields({ usual_wd: usual_wd ?? 0 })}
    />
  </div>
)

const Texts = ({ milestone, onFields }: TextsProps) => (
  <>
    <CommittedField
      label="Name"
      name="name"
      value={milestone.name}
      required="Enter a name."
      onCommit={(name) => onFields({ name })}
    />
    <CommittedField
      label="Name for the client"
      name="client_name"
      value={milestone.client_name}
      required="Enter a name."
      onCommit={(client_name) => onFields({ client_name })}
    />
    <CommittedField
      label="What it means, for the client"
      name="meaning"
      value={milestone.meaning}
      required="Enter what it means."
      isLong
      onCommit={(meaning) => onFields({ meaning })}
    />
  </>
)

const Acts = ({ workflow, milestone }: { workflow: Workflow; milestone: string }) => (
  <div className="feet">
    <button
      type="button"
      className="btn small"
      onClick={() => editDraft({ act: 'move_milestone', milestone, by: -1 })}
    >
      <Icon name="arrow-up" /> Move up
    </button>
    <button
      type="button"
      className="btn small"
      onClick={() => editDraft({ act: 'move_milestone', milestone, by: 1 })}
    >
      <Icon name="arrow-down" /> Move down
    </button>
    {workflow.milestones.length > 1 && (
      <button
        type="button"
        className="btn small"
        onClick={() => editDraft({ act: 'remove_milestone', milestone })}
      >
        Remove
      </button>
    )}
  </div>
)
