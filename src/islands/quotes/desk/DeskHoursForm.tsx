import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { DateOnly } from '#domain/date-schema'
import { DeskHours } from '#domain/lead/desk/settings'
import type { DeskDetail } from '#domain/lead/desk/settings-api'
import { DeskWeek } from './DeskWeek.tsx'
import { savePart } from './desk-form.ts'

const Body = z.object({
  open: DeskHours.shape.open,
  response_minutes: DeskHours.shape.response_minutes,
  closed_days: z.array(z.object({ on: DateOnly })),
})

const fields: readonly FormPart[] = [
  {
    kind: 'own',
    name: 'open',
    label: 'Open',
    width: 'w6',
    render: (control) => <DeskWeek {...control} />,
  },
  {
    name: 'response_minutes',
    label: 'Respond within',
    hint: 'In minutes, during opening hours.',
    kind: 'number',
  },
  {
    kind: 'rows',
    name: 'closed_days',
    label: 'Other closed days',
    one: 'day',
    most: 60,
    blank: { on: '' },
    fields: [{ name: 'on', label: 'On', kind: 'date' }],
  },
]

export const DeskHoursForm = ({ desk: { hours, settings } }: { desk: DeskDetail }) => (
  <SchemaForm
    schema={Body}
    submit="Save opening hours"
    of="hours"
    version={settings.version}
    start={{
      open: hours.open,
      response_minutes: hours.response_minutes,
      closed_days: hours.closed_days.map((on) => ({ on })),
    }}
    fields={fields}
    onSubmit={({ open, response_minutes, closed_days }, key, version) =>
      savePart(
        'hours',
        { open, response_minutes, closed_days: closed_days.map(({ on }) => on) },
        version,
        key,
      )
    }
  />
)
