import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { Option } from '#components/Fields.tsx'
import type { CustomControl, FormPart, Values } from '#components/form/form-parts.ts'
import { LibraryContent } from '#domain/enquiry/library/content'
import { neededByLabels } from '#domain/enquiry/library/labels'
import { entriesOf } from '#domain/entries'

/** The content with its documents as lines of text. */
export const LibraryValues = z.extend(LibraryContent, {
  evidence: z.string(),
  applies_if: z._default(LibraryContent.shape.applies_if, ''),
  client_text: z._default(LibraryContent.shape.client_text, ''),
  indemnity: z._default(LibraryContent.shape.indemnity, null),
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const contentOf = (values: z.infer<typeof LibraryValues>): LibraryContent => ({
  ...values,
  evidence: linesOf(values.evidence),
  indemnity: values.indemnity || null,
})

export const valuesOf = (content: LibraryContent): Values => ({
  ...content,
  evidence: content.evidence.join('\n'),
  indemnity: content.indemnity ?? '',
})

export const blankValues: Values = {
  code: '',
  classification: '',
  title: '',
  asks: '',
  applies_if: '',
  needed_by: '',
  default_answerer: 'us',
  evidence: '',
  client_text: '',
  indemnity: '',
  no_contact: false,
  protocol_ok: true,
}

type AppliesIf = (control: CustomControl) => ReactNode

const askedFields: readonly FormPart[] = [
  { name: 'title', label: 'Title', kind: 'text', width: 'w6' },
  {
    name: 'asks',
    label: 'What it asks',
    hint: 'A case adds its fact and why we ask.',
    kind: 'lines',
    width: 'w6',
  },
  {
    name: 'needed_by',
    label: 'Needed by',
    kind: 'select',
    options: entriesOf(neededByLabels).map(([value, label]) => ({ value, label })),
  },
  { name: 'default_answerer', label: 'Who usually answers', kind: 'text', width: 'w4' },
]

const answeredFields: readonly FormPart[] = [
  {
    name: 'evidence',
    label: 'Documents that answer it',
    hint: 'One on each line',
    kind: 'lines',
    width: 'w6',
  },
  {
    name: 'client_text',
    label: 'In plain words, for the client (optional)',
    kind: 'lines',
    width: 'w6',
  },
  { name: 'indemnity', label: 'Indemnity that may cover it (optional)', kind: 'text', width: 'w6' },
  {
    name: 'no_contact',
    label: 'Contact with the council, a neighbour or the freeholder could void a policy',
    kind: 'check',
    width: 'w6',
  },
  {
    name: 'protocol_ok',
    label: 'Proper under the Conveyancing Protocol',
    kind: 'check',
    width: 'w6',
  },
]

export const libraryFields = (
  classifications: readonly Option[],
  appliesIf: AppliesIf,
): readonly FormPart[] => [
  { name: 'code', label: 'Code', hint: 'Three letters and a number: TIT-01', kind: 'text' },
  {
    name: 'classification',
    label: 'Classification',
    kind: 'combobox',
    width: 'w4',
    options: classifications,
  },
  ...askedFields,
  {
    name: 'applies_if',
    label: 'When it applies (optional)',
    kind: 'own',
    width: 'w6',
    render: appliesIf,
  },
  ...answeredFields,
]
