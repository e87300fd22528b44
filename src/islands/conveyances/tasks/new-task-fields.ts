import type { FormField } from '#components/form/form-parts.ts'
import type { ListChoice } from '#stores/list/choices'

/** What a new task is, and who among other people does it instead of oneself. */
export const newTaskFields = (others: readonly ListChoice[]): readonly FormField[] => [
  { name: 'title', label: 'Task', kind: 'text', width: 'w6' },
  {
    name: 'due_on',
    label: 'Due on',
    kind: 'date',
    width: 'w6',
    quick: ['tomorrow', 2, 5],
    isWorking: true,
  },
  {
    name: 'user',
    label: 'Assigned to',
    kind: 'select',
    width: 'w6',
    options: [{ value: '', label: 'Me' }, ...others],
  },
]
