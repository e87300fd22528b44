import { TextArea } from '#components/form/TextArea.tsx'
import type { SplitItem } from '#domain/enquiry/split/split-list'
import { useClassificationOptions } from './use-classifications.ts'

type Props = {
  item: SplitItem
  at: number
  onChange: (item: SplitItem) => void
  onRemove: () => void
  onJoin: (() => void) | undefined
}

export const ReviewItem = ({ item, at, onChange, onRemove, onJoin }: Props) => (
  <li>
    <TextArea
      name={`enquiry-${at}`}
      label={[item.section, item.label ?? `Item ${at + 1}`].filter(Boolean).join(' · ')}
      hint={item.duplicate_of === undefined ? undefined : `Repeats item ${item.duplicate_of + 1}`}
      rows={2}
      value={item.text}
      onChange={(text) => onChange({ ...item, text })}
    />
    {item.parent && <p className="mute">{item.parent}</p>}
    {item.reply && <p className="mute">Reply: {item.reply}</p>}
    {item.comment && <p className="mute">Comment: {item.comment}</p>}
    <div className="row wrap">
      <ClassificationSelect item={item} at={at} onChange={onChange} />
      {onJoin && (
        <button type="button" className="btn" onClick={onJoin}>
          Join to the one above
        </button>
      )}
      <button type="button" className="btn" onClick={onRemove}>
        Leave out
      </button>
    </div>
  </li>
)

const ClassificationSelect = ({ item, at, onChange }: Pick<Props, 'item' | 'at' | 'onChange'>) => (
  <label>
    <span className="sr">Classification of item {at + 1}</span>
    <select
      className="input"
      value={item.classification}
      onChange={(event) => onChange({ ...item, classification: event.target.value })}
    >
      {useClassificationOptions().map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)
