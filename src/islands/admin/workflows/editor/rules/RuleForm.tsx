import { Icon } from '#components/Icon.tsx'
import type { RuleFields } from '#domain/conveyance/workflow/editing/rules'
import type { Workflow, WorkflowRule } from '#domain/conveyance/workflow/workflow'
import { editDraft } from '#stores/conveyance/workflow/draft'
import { CommittedField } from '../CommittedField.tsx'
import { ConditionBuilder } from '../ConditionBuilder.tsx'
import { ActionList } from './ActionList.tsx'
import { TriggerFields } from './TriggerFields.tsx'

type Props = {
  workflow: Workflow
  rule: WorkflowRule
  at: number
  onMoved: (at: number | null) => void
}

/** When a rule runs, in which cases, and what it does. */
export const RuleForm = ({ workflow, rule, at, onMoved }: Props) => {
  const onFields = (fields: RuleFields) => editDraft({ act: 'change_rule', rule: at, fields })
  return (
    <div className="we-fields we-rule-form">
      <CommittedField
        label="Name"
        name="rule_name"
        value={rule.name ?? ''}
        hint="Empty: it is named after what sets it off"
        onCommit={(name) => onFields({ name: name || null })}
      />
      <TriggerFields
        workflow={workflow}
        trigger={rule.when}
        onTrigger={(when) => onFields({ when })}
      />
      <ConditionBuilder
        label="Only if"
        condition={rule.if}
        onChange={(condition) => onFields({ if: condition })}
      />
      <ActionList
        label="Then"
        workflow={workflow}
        actions={rule.then}
        isRequired
        // biome-ignore lint/suspicious/noThenProperty: the exchange format of workflows names it so
        onActions={(actions) => onFields({ then: actions })}
      />
      <RuleTools at={at} count={workflow.rules.length} onMoved={onMoved} />
    </div>
  )
}

type ToolProps = Pick<Props, 'at' | 'onMoved'> & { count: number }

const RuleTools = ({ at, count, onMoved }: ToolProps) => {
  const move = (by: -1 | 1) => {
    editDraft({ act: 'move_rule', rule: at, by })
    onMoved(at + by)
  }
  const remove = () => {
    editDraft({ act: 'remove_rule', rule: at })
    onMoved(null)
  }
  return (
    <div className="feet">
      {at > 0 && (
        <button type="button" className="btn small" onClick={() => move(-1)}>
          <Icon name="arrow-up" /> Move up
        </button>
      )}
      {at < count - 1 && (
        <button type="button" className="btn small" onClick={() => move(1)}>
          <Icon name="arrow-down" /> Move down
        </button>
      )}
      <button type="button" className="btn small" onClick={remove}>
        Remove rule
      </button>
    </div>
  )
}
