import { Icon } from '#components/Icon.tsx'
import type { Condition } from '#domain/conveyance/workflow/condition'
import {
  type ConditionGroup,
  fromGroup,
  type GroupMode,
  groupModes,
  isGroup,
  toGroup,
} from '#domain/conveyance/workflow/editing/condition-groups'
import { keysOf } from '#domain/entries'
import { ConditionLeaf } from './ConditionLeaf.tsx'

type Props = {
  label: string
  condition: Condition | null
  onChange: (condition: Condition | null) => void
}

const MAX_DEPTH = 2
const newLeaf: Condition = { field: 'tenure', is: 'leasehold' }
const newGroup: Condition = { any: [newLeaf] }

export const ConditionBuilder = ({ label, condition, onChange }: Props) => (
  <fieldset className="we-condition">
    <legend className="lab">{label}</legend>
    <Group group={toGroup(condition)} depth={0} onChange={(it) => onChange(fromGroup(it))} />
  </fieldset>
)

type GroupProps = {
  group: ConditionGroup
  depth: number
  onChange: (group: ConditionGroup) => void
}

const Group = ({ group, depth, onChange }: GroupProps) => {
  const { items } = group
  const withItems = (next: readonly Condition[]) => onChange({ ...group, items: next })
  return (
    <>
      {items.length > 0 && (
        <Mode mode={group.mode} onChange={(mode) => onChange({ ...group, mode })} />
      )}
      <ul>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity of their own
          <li key={at} className={isGroup(item) ? 'group' : ''}>
            <Item item={item} depth={depth} onChange={(it) => withItems(items.with(at, it))} />
            <button
              type="button"
              className="icon-btn"
              aria-label="Remove condition"
              onClick={() => withItems(items.toSpliced(at, 1))}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
      <Adding depth={depth} onAdd={(it) => withItems([...items, it])} />
    </>
  )
}

type ItemProps = { item: Condition; depth: number; onChange: (item: Condition) => void }

const Item = ({ item, depth, onChange }: ItemProps) =>
  isGroup(item) ? (
    <div className="we-group">
      <Group
        group={toGroup(item)}
        depth={depth + 1}
        onChange={(group) => onChange(fromGroup(group) ?? { all: [] })}
      />
    </div>
  ) : (
    <ConditionLeaf leaf={item} onChange={onChange} />
  )

const modeNames: Readonly<Record<GroupMode, string>> = {
  all: 'All of these',
  any: 'Any of these',
  none: 'None of these',
}

const Mode = ({ mode, onChange }: { mode: GroupMode; onChange: (mode: GroupMode) => void }) => (
  <select
    className="input"
    aria-label="How many must hold"
    value={mode}
    onChange={(event) =>
      onChange(keysOf(groupModes).find((it) => it === event.target.value) ?? mode)
    }
  >
    {keysOf(modeNames).map((it) => (
      <option key={it} value={it}>
        {modeNames[it]}
      </option>
    ))}
  </select>
)

const Adding = ({ depth, onAdd }: { depth: number; onAdd: (item: Condition) => void }) => (
  <p className="we-adding">
    <button type="button" className="btn small" onClick={() => onAdd(newLeaf)}>
      <Icon name="plus" /> Condition
    </button>
    {depth < MAX_DEPTH && (
      <button type="button" className="btn small" onClick={() => onAdd(newGroup)}>
        <Icon name="plus" /> Group
      </button>
    )}
  </p>
)
