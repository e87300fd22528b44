import type { FormPart } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import type { ProfileChoices, ProfileView } from '#domain/user/profile/api'
import { personRegulatorNames } from '#domain/user/profile/labels'

const none = { value: '', label: 'None' }

const supervisorsFor = ({ id, supervisor }: ProfileView, { supervisors }: ProfileChoices) => {
  const isKnown = supervisors.some((it) => it.id === supervisor?.id)
  return [...(supervisor && !isKnown ? [supervisor] : []), ...supervisors]
    .filter((it) => it.id !== id)
    .map((it) => ({ value: it.id, label: it.name }))
}

const officesFor = ({ profile: { office } }: ProfileView, { offices }: ProfileChoices) =>
  [...new Set([...(office === null ? [] : [office]), ...offices])].map((name) => ({
    value: name,
    label: name,
  }))

const workFields = (view: ProfileView, choices: ProfileChoices): readonly FormPart[] => [
  {
    name: 'supervisor_id',
    label: 'Supervisor',
    kind: 'select',
    options: [none, ...supervisorsFor(view, choices)],
  },
  {
    name: 'office',
    label: 'Office',
    kind: 'select',
    options: [none, ...officesFor(view, choices)],
  },
  {
    name: 'capacity',
    label: 'Capacity (open cases)',
    hint: 'How many cases they can take at once.',
    kind: 'number',
  },
]

const signatureFields: readonly FormPart[] = [
  {
    name: 'mailbox',
    label: 'Mailbox (optional)',
    hint: 'Shown in their signature in place of their sign-in address.',
    kind: 'email',
    width: 'w6',
  },
  {
    name: 'signature',
    label: 'Text for their signature (optional)',
    hint: 'Up to 4 lines, such as the days that they work.',
    kind: 'lines',
    width: 'w6',
    most: 300,
  },
]

export const profileFields = (view: ProfileView, choices: ProfileChoices): readonly FormPart[] => [
  {
    name: 'regulator',
    label: 'Regulator',
    kind: 'select',
    options: optionsOf(personRegulatorNames),
  },
  {
    name: 'regulator_number',
    label: 'Number with the regulator',
    kind: 'text',
    when: ({ regulator }) => regulator !== 'none',
  },
  ...workFields(view, choices),
  { name: 'phone_extension', label: 'Extension', kind: 'text' },
  ...signatureFields,
]
