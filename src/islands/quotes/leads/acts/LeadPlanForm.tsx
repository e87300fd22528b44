import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ClockTime, DateOnly } from '#domain/date-schema'
import { londonInstant } from '#domain/dates'
import { nextWorkingDay } from '#domain/working-days'
import { dayOf, time, today } from '#lib/format'
import { changeLead } from '#stores/lead/acts'
import type { LeadFormProps } from './lead-act.ts'

const CallBack = z.object({ on: DateOnly, at: ClockTime, note: z.optional(z.string()) })

export const LeadCallBackForm = ({ leadSubject, onDone }: LeadFormProps) => (
  <SchemaForm
    schema={CallBack}
    submit="Save"
    of={leadSubject.id}
    version={leadSubject.version}
    onCancel={onDone}
    start={
      leadSubject.next_action?.type === 'call'
        ? { on: dayOf(leadSubject.next_action.at), at: time(leadSubject.next_action.at), note: '' }
        : { on: nextWorkingDay(today()), at: '10:00', note: '' }
    }
    fields={[
      { name: 'on', label: 'On', kind: 'date', quick: ['tomorrow', 2, 5] },
      { name: 'at', label: 'At', kind: 'time' },
      { name: 'note', label: 'Note', kind: 'lines', width: 'w6', most: 1000 },
    ]}
    onSubmit={async ({ on, at, note }, key, version) => {
      await changeLead(
        'call_back',
        { id: leadSubject.id, version },
        { at: londonInstant(on, at), note },
        key,
      )
      onDone()
    }}
  />
)

const Nurture = z.object({ on: DateOnly })

/** Plans the next contact with somebody who has no offer yet. */
export const LeadNurtureForm = ({ leadSubject, onDone }: LeadFormProps) => (
  <SchemaForm
    schema={Nurture}
    submit="Save"
    of={leadSubject.id}
    version={leadSubject.version}
    onCancel={onDone}
    start={{ on: '' }}
    fields={[{ name: 'on', label: 'On', kind: 'date', quick: [5, 10, 20], width: 'w6' }]}
    onSubmit={async (body, key, version) => {
      await changeLead('nurture', { id: leadSubject.id, version }, body, key)
      onDone()
    }}
  />
)
