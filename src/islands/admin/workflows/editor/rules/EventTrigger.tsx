import { SelectField } from '#components/Fields.tsx'
import type { Trigger } from '#domain/conveyance/automation/trigger'
import type { TriggerOf } from '#domain/conveyance/workflow/editing/triggers'
import { eventOptions } from './choices.ts'

type Props = { trigger: TriggerOf<'event'>; onTrigger: (trigger: Trigger) => void }

export const EventTrigger = ({ trigger, onTrigger }: Props) => (
  <>
    <SelectField
      label="What happens"
      name="event"
      value={trigger.event}
      options={optionsWith(trigger.event)}
      onChange={(event) => onTrigger({ event })}
    />
    {trigger.where && (
      <p className="hint">
        Only with {detailText(trigger.where)}.{' '}
        <button type="button" className="link" onClick={() => onTrigger({ event: trigger.event })}>
          Remove this limit
        </button>
      </p>
    )}
  </>
)

/** The events to choose from; one that does not exist stays to be seen. */
const optionsWith = (chosen: string) =>
  eventOptions.some((it) => it.value === chosen)
    ? eventOptions
    : [{ value: chosen, label: `${chosen} (no such event)` }, ...eventOptions]

const detailText = (where: Readonly<Record<string, unknown>>) =>
  Object.entries(where)
    .map(([key, value]) => `${key.replaceAll('_', ' ')}: ${String(value)}`)
    .join(', ')
