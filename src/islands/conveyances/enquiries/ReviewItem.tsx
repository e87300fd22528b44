import { memo, type SyntheticEvent, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import type { Option } from '#components/Fields.tsx'
import { TextArea } from '#components/form/TextArea.tsx'
import { Icon } from '#components/Icon.tsx'
import { cutOf, type ReviewAct, type ReviewRow } from '#domain/enquiry/review/rows'

type Props = {
  row: ReviewRow
  at: number
  isLast: boolean
  /** The position of the same enquiry above. */
  repeats: number | undefined
  options: readonly Option[]
  onAct: (act: ReviewAct) => void
}

/** One enquiry of a long list, drawn again only when it changes. */
export const ReviewItem = memo(({ row, at, isLast, repeats, options, onAct }: Props) => {
  const { key, item } = row
  const [caret, setCaret] = useState<number | null>(null)
  return (
    <li onSelect={(event) => setCaret(caretOf(event))}>
      {item.parent && <p className="mute">{item.parent}</p>}
      <TextArea
        name={`enquiry-${at}`}
        label={[`${at + 1}`, item.section, item.label && `their ${item.label}`]
          .filter(Boolean)
          .join(' · ')}
        hint={repeats === undefined ? undefined : `Repeats item ${repeats + 1}`}
        rows={2}
        value={item.text}
        onChange={(text) => onAct({ act: 'change', key, item: { ...item, text } })}
      />
      {item.reply && <p className="mute">Reply: {item.reply}</p>}
      {item.comment && <p className="mute">Comment: {item.comment}</p>}
      <div className="row wrap">
        <ClassificationSelect row={row} at={at} options={options} onAct={onAct} />
        <Changes row={row} at={at} caret={caret} onAct={onAct} />
        <Moves rowKey={key} at={at} isLast={isLast} onAct={onAct} />
      </div>
    </li>
  )
})

/** Where the cursor stands in the text; null while some of it is marked. */
const caretOf = ({ target }: SyntheticEvent) =>
  target instanceof HTMLTextAreaElement && target.selectionStart === target.selectionEnd
    ? target.selectionStart
    : null

type ChangesProps = Pick<Props, 'row' | 'at' | 'onAct'> & { caret: number | null }

const Changes = ({ row: { key, item }, at, caret, onAct }: ChangesProps) => (
  <>
    {at > 0 && (
      <button type="button" className="btn" onClick={() => onAct({ act: 'join', key })}>
        Join to the one above
      </button>
    )}
    <ActButton
      why={
        cutOf(item.text, caret) === null
          ? 'Put the cursor where the second enquiry begins.'
          : undefined
      }
      onPress={() => onAct({ act: 'split', key, caret })}
    >
      Split at the cursor
    </ActButton>
    <button type="button" className="btn" onClick={() => onAct({ act: 'leave-out', key })}>
      Leave out
    </button>
  </>
)

type MovesProps = Pick<Props, 'at' | 'isLast' | 'onAct'> & { rowKey: number }

const Moves = ({ rowKey, at, isLast, onAct }: MovesProps) => (
  <span className="moves">
    <MoveButton
      way="up"
      at={at}
      isOff={at === 0}
      onPress={() => onAct({ act: 'move', key: rowKey, by: -1 })}
    />
    <MoveButton
      way="down"
      at={at}
      isOff={isLast}
      onPress={() => onAct({ act: 'move', key: rowKey, by: 1 })}
    />
  </span>
)

type MoveProps = { way: 'up' | 'down'; at: number; isOff: boolean; onPress: () => void }

const MoveButton = ({ way, at, isOff, onPress }: MoveProps) => (
  <button
    type="button"
    className="icon-btn"
    aria-label={`Move item ${at + 1} ${way}`}
    title={`Move ${way}`}
    disabled={isOff}
    onClick={onPress}
  >
    <Icon name={`arrow-${way}`} />
  </button>
)

type SelectProps = Pick<Props, 'row' | 'at' | 'options' | 'onAct'>

/** Holds all options once it is approached, as hundreds of rows with each would be slow. */
const ClassificationSelect = ({ row: { key, item }, at, options, onAct }: SelectProps) => {
  const [isNear, setNear] = useState(false)
  const approach = () => setNear(true)
  return (
    <label>
      <span className="sr">Classification of item {at + 1}</span>
      <select
        className="input"
        value={item.classification}
        onFocus={approach}
        onPointerEnter={approach}
        onChange={(event) =>
          onAct({ act: 'change', key, item: { ...item, classification: event.target.value } })
        }
      >
        {options
          .filter(({ value }) => isNear || value === item.classification)
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
    </label>
  )
}
