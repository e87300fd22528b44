import { SelectField } from '#components/Fields.tsx'
import {
  LEFT_OUT,
  type UnknownWord,
  type WordMap,
} from '#domain/conveyance/workflow/listing-mapping'
import { counted } from '#lib/format'

type Props = {
  words: readonly UnknownWord[]
  map: WordMap
  onMap: (map: WordMap) => void
}

/** Maps the unknown terms of an imported workflow to known ones. */
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
            hint={counted(word.uses, 'use')}
            value={map[word.id] ?? ''}
            options={[
              { value: '', label: 'Map to' },
              ...word.known.map((value) => ({ value, label: wordsOf(value) })),
            ]}
            onChange={(value) => onMap({ ...map, [word.id]: value })}
          />
        ))}
      </div>
    </div>
  </section>
)

const wordsOf = (known: string) =>
  known === LEFT_OUT ? 'No dependency' : known.replaceAll('_', ' ')
