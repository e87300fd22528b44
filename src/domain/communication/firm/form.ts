import * as z from 'zod/mini'
import { CaseStage } from '#domain/conveyance/case-stage'
import { MatterType, Tenure } from '#domain/matter'
import type { CommunicationContent } from './communication.ts'
import { communicationFields } from './fields.ts'
import type { Timing } from './timing.ts'

const count = z.int('Enter a whole number.')

/** A communication as its form has it: one field for each thing that somebody types or chooses. */
export const CommunicationForm = z.object({
  ...communicationFields,
  template: z._default(z.nullable(z.string()), null),
  when: z.enum(['at_once', 'after', 'working_day', 'batch']),
  minutes: z._default(count.check(z.minimum(1, 'Enter at least 1 minute.'), z.maximum(10_080)), 20),
  hour: z._default(
    count.check(
      z.minimum(0, 'Enter an hour from 0 to 23.'),
      z.maximum(23, 'Enter an hour from 0 to 23.'),
    ),
    9,
  ),
  throttle_hours: z._default(
    z.nullable(count.check(z.minimum(1), z.maximum(720, 'Enter 720 hours or fewer.'))),
    null,
  ),
  matter_types: z._default(z.array(MatterType), []),
  tenure: z._default(z.nullable(Tenure), null),
  agency: z._default(z.nullable(z.string()), null),
  stages: z._default(z.array(CaseStage), []),
})
export type CommunicationForm = z.infer<typeof CommunicationForm>

const timingOf = ({ when, minutes, hour }: CommunicationForm): Timing => {
  if (when === 'at_once') return { kind: when }
  return when === 'working_day' ? { kind: when, hour } : { kind: when, minutes }
}

/** What a form stands for; the server fills in the name of the agency. */
export const contentOfForm = (form: CommunicationForm): CommunicationContent => ({
  name: form.name,
  type: form.type,
  audience: form.audience,
  channel: form.channel,
  subject: form.subject,
  body: form.body,
  template: form.channel === 'email' ? form.template : null,
  timing: timingOf(form),
  quiet_hours: form.quiet_hours,
  throttle_hours: form.throttle_hours,
  conditions: {
    matter_types: form.matter_types,
    tenure: form.tenure,
    agency: form.agency === null ? null : { id: form.agency, name: '' },
    stages: form.stages,
  },
  approval: form.approval,
})
