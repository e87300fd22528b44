import type { FormPart, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import type { FirmCommunication } from '#domain/communication/firm/communication'
import { approvalLabels, timingKindLabels } from '#domain/communication/firm/labels'
import { firmsOwnTypes } from '#domain/communication/matrix/rows'
import { CaseStage } from '#domain/conveyance/case-stage'
import { statusNames } from '#domain/conveyance/labels'
import { matterNames } from '#domain/matter-names'
import { findAgencies } from '#stores/agent/agencies'
import { audienceLabels } from '../communication-labels.ts'
import { channelOptions, withStandardText } from './event-texts.ts'
import { textFields } from './text-fields.ts'

/** The values of a form at its start: of a communication, or of a new one. */
export const communicationValues = (it?: FirmCommunication): Values => ({
  name: it?.name ?? '',
  type: it?.type ?? '',
  audience: it?.audience ?? 'client',
  channel: it?.channel ?? 'email',
  subject: it?.subject ?? '',
  body: it?.body ?? '',
  template: it?.template ?? '',
  when: it?.timing.kind ?? 'at_once',
  minutes: it && 'minutes' in it.timing ? it.timing.minutes : 20,
  hour: it?.timing.kind === 'working_day' ? it.timing.hour : 9,
  quiet_hours: it?.quiet_hours ?? true,
  throttle_hours: it?.throttle_hours ?? null,
  matter_types: it?.conditions.matter_types ?? [],
  tenure: it?.conditions.tenure ?? '',
  agency: it?.conditions.agency?.id ?? '',
  stages: it?.conditions.stages ?? [],
  approval: it?.approval ?? 'auto',
})

const event: FormPart = {
  kind: 'section',
  name: 'event',
  label: '1. Event',
  fields: [
    {
      name: 'name',
      label: 'Name',
      kind: 'text',
      hint: 'Only your colleagues see it.',
      width: 'w4',
    },
    {
      name: 'type',
      label: 'Event',
      kind: 'select',
      options: [
        { value: '', label: 'Choose' },
        ...firmsOwnTypes.map(({ type, title }) => ({ value: type, label: title })),
      ],
      also: (type, before) => withStandardText(before, { type }),
    },
  ],
}

const recipients = (values: Values): FormPart => ({
  kind: 'section',
  name: 'recipients',
  label: '2. Audience and channel',
  fields: [
    {
      name: 'audience',
      label: 'Audience',
      kind: 'choice',
      options: optionsOf(audienceLabels),
      width: 'w6',
      also: (audience, before) =>
        withStandardText(before, {
          audience,
          channel: channelOptions(audience)[0]?.value ?? 'email',
        }),
    },
    {
      name: 'channel',
      label: 'Channel',
      kind: 'choice',
      options: channelOptions(values['audience']),
      width: 'w6',
      also: (channel, before) => withStandardText(before, { channel }),
    },
  ],
})

const timing: FormPart = {
  kind: 'section',
  name: 'timing',
  label: '4. Timing',
  fields: [
    { name: 'when', label: 'When', kind: 'select', options: optionsOf(timingKindLabels) },
    {
      name: 'minutes',
      label: 'Minutes',
      kind: 'number',
      when: ({ when }) => when === 'after' || when === 'batch',
    },
    {
      name: 'hour',
      label: 'Hour',
      hint: 'From 0 to 23, London time.',
      kind: 'number',
      when: ({ when }) => when === 'working_day',
    },
    {
      name: 'throttle_hours',
      label: 'At most one in this many hours',
      hint: 'To one person about one record. Leave empty for no limit.',
      kind: 'number',
    },
    {
      name: 'quiet_hours',
      label: 'Wait from 20:00 to 08:00, except on the day of completion',
      kind: 'check',
    },
  ],
}

const conditions: FormPart = {
  kind: 'section',
  name: 'conditions',
  label: '5. Conditions',
  hint: 'Without any it is sent for every record. Of several that fit, the one with the most conditions is sent.',
  fields: [
    {
      name: 'matter_types',
      label: 'Matter types',
      kind: 'checks',
      options: optionsOf(matterNames),
    },
    {
      name: 'stages',
      label: 'Stages',
      kind: 'checks',
      options: CaseStage.options.map((value) => ({ value, label: statusNames[value] })),
      when: ({ type }) => !String(type).startsWith('quote'),
    },
    {
      name: 'tenure',
      label: 'Tenure',
      kind: 'select',
      options: [
        { value: '', label: 'Any' },
        { value: 'freehold', label: 'Freehold' },
        { value: 'leasehold', label: 'Leasehold' },
      ],
    },
  ],
}

const agencyField = (chosen: FirmCommunication['conditions']['agency'] | undefined): FormPart => ({
  name: 'agency',
  label: 'Agency',
  hint: 'Leave empty for any agency.',
  kind: 'combobox',
  find: findAgencies,
  ...(chosen ? { chosen: { value: chosen.id, label: chosen.name } } : {}),
})

const approval: FormPart = {
  kind: 'section',
  name: 'sending',
  label: '6. Approval',
  fields: [
    {
      name: 'approval',
      label: 'Approval',
      kind: 'radio',
      options: optionsOf(approvalLabels),
      width: 'w6',
    },
  ],
}

/** The steps of the form, for what is typed so far. */
export const communicationFields = (
  values: Values,
  of?: FirmCommunication,
): readonly FormPart[] => [
  event,
  recipients(values),
  textFields(values, of?.template ?? null),
  timing,
  conditions,
  agencyField(of?.conditions.agency),
  approval,
]
