import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import { customMergeFields } from '#domain/template/custom-fields'
import type { MergeField } from '#domain/template/field'
import { mergeFields } from '#domain/template/fields'
import { $customFields } from '#stores/custom-field/custom-fields'

/** What is written for a field: '{{ case.price | gbp }}'; a loop for a list. */
const textFor = ({ path, kind }: MergeField) => {
  if (kind === 'list') return `{% for one in ${path} %}\n{% endfor %}`
  const shown = path.replace(/^.*\[\]\./, 'one.')
  const filter = kind === 'money' ? ' | gbp' : kind === 'date' ? ' | long_date' : ''
  return `{{ ${shown}${filter} }}`
}

type Props = {
  inputs: readonly MergeField[]
  isScript: boolean
  label?: string
  onPick: (text: string) => void
}

/** Every merge field with what it holds; pressing one picks it. */
export const FieldPicker = ({ inputs, isScript, label = 'Insert a field', onPick }: Props) => {
  const [words, setWords] = useState('')
  const own = customMergeFields(useStore($customFields).data?.fields ?? [])
  const found = [...inputs, ...own, ...mergeFields].filter(({ path, label }) =>
    `${path} ${label}`.toLowerCase().includes(words.toLowerCase()),
  )
  return (
    <details className="tb-fields">
      <summary>{label}</summary>
      <TextField name="find-field" label="Find a field" value={words} onChange={setWords} />
      <ul>
        {found.map((field) => (
          <li key={field.path}>
            <button
              type="button"
              className="link"
              onClick={() =>
                onPick(isScript ? field.path.replace(/^.*\[\]\./, 'one.') : textFor(field))
              }
            >
              {field.path.replaceAll('[]', '')}
            </button>{' '}
            <span className="mute">{field.label}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
