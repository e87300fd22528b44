import type { FormPart } from '#components/form/form-parts.ts'
import type { Document } from '#domain/document/document'
import { isPdf } from '#domain/document/making/acts'
import type { MatterType } from '#domain/matter'
import { placeFields } from '#islands/conveyances/documents/making/place-fields.ts'
import type { OpenedPages } from '#islands/documents/pages/opened-pages.ts'
import { boxesIn } from './boxes-in.ts'
import { RedactionEditor } from './RedactionEditor.tsx'

/** What a redacted copy of a document is made of. */
export const redactionFields = (
  matter: MatterType,
  pages: OpenedPages,
  document: Document,
): readonly FormPart[] => [
  {
    name: 'boxes',
    label: 'Boxes',
    kind: 'own',
    width: 'w6',
    render: ({ value, faults, onChange }) => (
      <RedactionEditor
        pages={pages}
        boxes={boxesIn(value)}
        isShared={document.visible_to.includes('client')}
        faults={faults}
        onChange={(boxes) => onChange([...boxes])}
      />
    ),
  },
  {
    name: 'reason',
    label: 'Reason',
    hint: 'Staff see it in the history.',
    kind: 'text',
    width: 'w6',
  },
  {
    name: 'has_pictures_only',
    label: 'Make every page a picture',
    hint: 'No page of the copy has any text then, also where nothing is covered.',
    kind: 'check',
    width: 'w6',
    // A picture has no page without a box.
    when: () => isPdf(document),
  },
  ...placeFields(matter),
]
