import type { FormField } from '#components/form/form-parts.ts'
import type { MergeField } from '#domain/template/field'
import type { WordFileView } from '#domain/template/word/file'
import { sentWordFile } from '#stores/template/word'
import { WordField } from './WordField.tsx'

/** The field of a template’s Word file; the text that is checked follows it. */
export const wordField = (
  stored: WordFileView | null,
  inputs: readonly MergeField[],
): FormField => ({
  name: 'word',
  label: 'Word file',
  kind: 'own',
  width: 'w6',
  also: (value) => ({ body: sentWordFile(String(value))?.body ?? '' }),
  render: ({ value, faults, onChange }) => (
    <WordField
      value={String(value ?? '')}
      stored={stored}
      inputs={inputs}
      faults={faults}
      onChange={onChange}
    />
  ),
})
