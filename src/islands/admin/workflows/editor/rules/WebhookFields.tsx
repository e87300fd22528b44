import { useStore } from '@nanostores/react'
import { SelectField } from '#components/Fields.tsx'
import type { ActionOf } from '#domain/conveyance/automation/acting'
import { href } from '#routes'
import { $webhooks } from '#stores/webhook/webhooks'
import type { ActionProps } from './action-props.ts'

type Props = Omit<ActionProps<ActionOf<'webhook'>>, 'workflow'>

/** The system that a rule calls; one that is not allowed stays to be seen. */
export const WebhookFields = ({ action, onAction }: Props) => {
  const { webhooks = [] } = useStore($webhooks).data ?? {}
  const allowed = webhooks.map(({ key, name }) => ({ value: key, label: name }))
  const isAllowed = allowed.some((it) => it.value === action.to)
  const unknown = { value: action.to, label: `${action.to} (not allowed)` }
  return (
    <>
      <SelectField
        label="System"
        name="to"
        value={action.to}
        options={isAllowed ? allowed : [unknown, ...allowed]}
        onChange={(to) => onAction({ ...action, to })}
      />
      {!isAllowed && (
        <p className="hint">
          Choose a system. Add one under{' '}
          <a className="link" href={href('admin-webhooks', {})}>
            Webhooks
          </a>
          .
        </p>
      )}
    </>
  )
}
