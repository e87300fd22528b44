import { Icon } from '#components/Icon.tsx'
import type { Action } from '#domain/conveyance/automation/action'
import { firstActions, movedItem } from '#domain/conveyance/workflow/editing/actions'
import { stepsOf } from '#domain/conveyance/workflow/editing/steps'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { ActionForm } from './ActionForm.tsx'

type Props = {
  label: string
  workflow: Workflow
  actions: readonly Action[]
  onActions: (actions: Action[]) => void
  /** The last action cannot be removed. */
  isRequired?: boolean
}

/** What is done, in order. */
export const ActionList = ({ label, workflow, actions, onActions, isRequired = false }: Props) => {
  const add = () => {
    const [first] = firstActions(stepsOf(workflow)[0]?.key ?? '')
    if (first) onActions([...actions, first])
  }
  return (
    <fieldset className="we-actions">
      <legend className="lab">{label}</legend>
      <ol>
        {actions.map((action, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions have no identity of their own
          <li key={`${at} ${action.do}`}>
            <ActionForm
              workflow={workflow}
              action={action}
              onAction={(next) => onActions(actions.with(at, next))}
            />
            <ActionTools
              name={`action ${at + 1}`}
              isFirst={at === 0}
              onUp={() => onActions(movedItem(actions, at, -1))}
              onRemove={
                isRequired && actions.length === 1
                  ? null
                  : () => onActions(actions.toSpliced(at, 1))
              }
            />
          </li>
        ))}
      </ol>
      <p className="we-adding">
        <button type="button" className="btn small" onClick={add}>
          <Icon name="plus" /> Action
        </button>
      </p>
    </fieldset>
  )
}

type ToolProps = {
  name: string
  isFirst: boolean
  onUp: () => void
  onRemove: (() => void) | null
}

const ActionTools = ({ name, isFirst, onUp, onRemove }: ToolProps) => (
  <span className="we-tools">
    {!isFirst && (
      <button type="button" className="icon-btn" aria-label={`Move ${name} up`} onClick={onUp}>
        <Icon name="arrow-up" />
      </button>
    )}
    {onRemove && (
      <button type="button" className="icon-btn" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="x" />
      </button>
    )}
  </span>
)
