import type { FormField } from '#components/form/form-parts.ts'
import type { Conveyance } from '#domain/conveyance/conveyance'

/** The text of a note and who outside the firm reads it. */
export const noteFields = ({ agency }: Pick<Conveyance, 'agency'>): readonly FormField[] => [
  { name: 'text', label: 'Note', kind: 'lines', width: 'w6', most: 4000 },
  {
    name: 'shared_with',
    label: 'Share with',
    kind: 'checks',
    width: 'w6',
    options: [
      { value: 'client', label: 'The client' },
      ...(agency ? [{ value: 'agent', label: `The agent, ${agency.agency.name}` }] : []),
    ],
  },
]
