import { SelectField } from '#components/Fields.tsx'
import {
  OMITTED,
  type UnknownValue,
  type ValueMap,
} from '#domain/conveyance/workflow/listing-mapping'
import { pluralise } from '#lib/format'

type Props = {
  words: readonly UnknownValue[]
  map: ValueMap
  onMap: (map: ValueMap) => void
}

export const TermMapping = ({ words, map, onMap }: Props) => (
  <section className="sec" aria-label="Unknown terms">
    <header>
      <h2>Unknown terms</h2>
      <span className="count">{words.filter(({ id }) => !map[id]).length} to map</span>
    </header>
    <div className="form">
      <p className="mute">The file is checked again after each choice. Nothing is saved yet.</p>
      <div className="grid-6">
        {words.map((word) => (
          <SelectField
            key={word.id}
            label={`${word.word}, as ${word.place}`}
            name={word.id}
            hint={pluralise(word.uses, 'use')}
            value={map[word.id] ?? ''}
            options={[
              { value: '', label: 'Map to' },
              ...word.known.map((value) => ({ value, label: termLabel(value) })),
            ]}
            onChange={(value) => onMap({ ...map, [word.id]: value })}
          />
        ))}
      </div>
    </div>
  </section>
)

const termLabel = (known: string) =>
  known === OMITTED ? 'No dependency' : known.replaceAll('_', ' ')
