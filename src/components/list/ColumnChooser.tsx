import type { KeyboardEvent } from 'react'
import { Drawer } from '#components/overlay/Drawer.tsx'
import { Icon } from '../Icon.tsx'
import { choosable, columnsParam, defaultKeys, moveKey } from './list-columns.ts'
import type { Density, ListToolsProps } from './list-tools.ts'

const densities: readonly { readonly value: Density; readonly label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'normal', label: 'Normal' },
  { value: 'roomy', label: 'Roomy' },
]

type Props = ListToolsProps & { onClose: () => void }

/** Chooses the columns, their order and the row height. Alt with an arrow key moves a column. */
export default function ColumnChooser(it: Props) {
  const { columns, onChange, onClose } = it
  const keys = choosable(it.shown).map(({ key }) => key)
  const put = (next: readonly string[]) => onChange({ columns: columnsParam(columns, next) })
  const hidden = choosable(columns).filter(({ key }) => !keys.includes(key))
  const headOf = (key: string) => columns.find((column) => column.key === key)?.head ?? key
  return (
    <Drawer title="Columns and rows" open onClose={onClose}>
      <Rows {...it} />
      <ol className="column-list" aria-label="Columns shown">
        {keys.map((key, at) => (
          <li key={key}>
            <Shown
              head={headOf(key)}
              isLast={keys.length === 1}
              isFirst={at === 0}
              isEnd={at === keys.length - 1}
              onMove={(by) => put(moveKey(keys, key, by))}
              onHide={() => put(keys.filter((one) => one !== key))}
            />
          </li>
        ))}
      </ol>
      {hidden.length > 0 && (
        <ul className="column-list" aria-label="Hidden columns">
          {hidden.map(({ key, head }) => (
            <li key={key}>
              <label className="check">
                <input
                  type="checkbox"
                  className="box"
                  checked={false}
                  onChange={() => put([...keys, key])}
                />
                {head}
              </label>
            </li>
          ))}
        </ul>
      )}
      <div className="feet">
        <button type="button" className="btn" onClick={() => put(defaultKeys(columns))}>
          Reset columns
        </button>
      </div>
    </Drawer>
  )
}

const Rows = ({ density, onDensity }: Props) => (
  <fieldset className="seg-ctl" aria-label="Row height">
    {densities.map(({ value, label }) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === density}
        onClick={() => onDensity(value)}
      >
        {label}
      </button>
    ))}
  </fieldset>
)

type ShownProps = {
  head: string
  isFirst: boolean
  isEnd: boolean
  /** The only visible column cannot be hidden. */
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onHide: () => void
}

const Shown = ({ head, isFirst, isEnd, isLast, onMove, onHide }: ShownProps) => {
  const byKey = (event: KeyboardEvent) => {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          className="box"
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          checked
          disabled={isLast}
          onChange={onHide}
          onKeyDown={byKey}
        />
        {head}
      </label>
      <MoveButton way="up" head={head} isOff={isFirst} onPress={() => onMove(-1)} />
      <MoveButton way="down" head={head} isOff={isEnd} onPress={() => onMove(1)} />
    </>
  )
}

type MoveProps = { way: 'up' | 'down'; head: string; isOff: boolean; onPress: () => void }

const MoveButton = ({ way, head, isOff, onPress }: MoveProps) => (
  <button
    type="button"
    className="icon-btn"
    aria-label={`Move ${head} ${way}`}
    disabled={isOff}
    onClick={onPress}
  >
    <Icon name={`arrow-${way}`} />
  </button>
)
