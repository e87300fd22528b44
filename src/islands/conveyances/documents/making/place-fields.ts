import type { FormField, Values } from '#components/form/form-parts.ts'
import { groupName, groupsOf, isStaffGroup } from '#domain/document/group'
import type { MatterType } from '#domain/matter'

/** Whether a new document is made, and not a version of one that is there. */
const isNew = ({ target }: Values) => !target

/** The group and name of a file that is made, and whether clients see it. */
export const placeFields = (matter: MatterType): readonly FormField[] => [
  { name: 'name', label: 'File name', kind: 'text', width: 'w6', when: isNew },
  {
    name: 'group',
    label: 'Group',
    kind: 'select',
    width: 'w3',
    options: groupsOf(matter).map((it) => ({ value: it, label: groupName(it) })),
    when: isNew,
  },
  { name: 'folder', label: 'Folder (optional)', kind: 'text', width: 'w3', when: isNew },
  {
    name: 'is_shared',
    label: 'Show to clients of this case',
    kind: 'check',
    width: 'w6',
    when: (values) => isNew(values) && !isStaffGroup(String(values['group'])),
  },
]
