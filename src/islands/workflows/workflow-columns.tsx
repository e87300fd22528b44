import type { Column } from '#components/list/List.tsx'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'

type Workflow = { readonly name: string; readonly matter_type: MatterType }

export const workflowColumns: readonly Column<Workflow>[] = [
  {
    key: 'name',
    head: 'Workflow',
    width: '20%',
    cell: (it) => <b className="med">{it.name}</b>,
  },
  {
    key: 'matter',
    head: 'Matter',
    width: '15%',
    className: 'mute',
    cell: (it) => matterNames[it.matter_type],
  },
]
