import { Icon } from '#components/Icon.tsx'
import { useCurrentInView } from '#components/use-current-in-view.ts'
import type { Document } from '#domain/document/document'
import { groupName, isStaffGroup } from '#domain/document/group'
import { showGroup } from './document-address.ts'

type Props = {
  groups: readonly string[]
  documents: readonly Document[]
  /** The chosen group; null for all. */
  at: string | null
}

/** The groups of the case with how many documents each has. */
export const DocumentGroups = ({ groups, documents, at }: Props) => (
  <nav className="document-groups" aria-label="Document groups">
    <ul ref={useCurrentInView<HTMLUListElement>(at)}>
      <Group name="All" group={null} count={documents.length} at={at} />
      {groups.map((group) => (
        <Group
          key={group}
          name={groupName(group)}
          group={group}
          count={documents.filter((it) => it.group === group).length}
          at={at}
        />
      ))}
    </ul>
  </nav>
)

type GroupProps = { name: string; group: string | null; count: number; at: string | null }

const Group = ({ name, group, count, at }: GroupProps) => (
  <li>
    <button
      type="button"
      aria-current={group === at ? 'true' : undefined}
      onClick={() => showGroup(group)}
    >
      <span>
        {group !== null && isStaffGroup(group) && <Icon name="lock" />} {name}
        {group !== null && isStaffGroup(group) && <span className="sr"> (staff only)</span>}
      </span>
      <span className={count === 0 ? 'num faint' : 'num'}>{count === 0 ? '–' : count}</span>
    </button>
  </li>
)
