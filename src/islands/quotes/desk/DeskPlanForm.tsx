import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { DeskPlan } from '#domain/lead/desk/settings'
import type { DeskDetail } from '#domain/lead/desk/settings-api'
import { savePart } from './desk-form.ts'

const parseDays = (typed: string) => typed.split(/[\s,]+/).flatMap((it) => (it ? [Number(it)] : []))

const Body = z.object({
  days: z
    .string()
    .check(
      z.refine(
        (typed) => DeskPlan.shape.follow_up_days.safeParse(parseDays(typed)).success,
        'Enter up to 10 whole numbers from 1 to 90, separated by commas.',
      ),
    ),
  at: DeskPlan.shape.at,
})

export const DeskPlanForm = ({ desk: { settings } }: { desk: DeskDetail }) => (
  <SchemaForm
    schema={Body}
    submit="Save follow-up plan"
    of="plan"
    version={settings.version}
    start={{ days: settings.plan.follow_up_days.join(', '), at: settings.plan.at }}
    fields={[
      {
        name: 'days',
        label: 'Working days after sending',
        hint: 'For example 1, 3, 7. Leave empty for no follow-ups.',
        kind: 'text',
      },
      { name: 'at', label: 'At', kind: 'time' },
    ]}
    onSubmit={({ days, at }, key, version) =>
      savePart('plan', { follow_up_days: parseDays(days), at }, version, key)
    }
  />
)
