import * as z from 'zod/mini'
import type { FormField, FormPart, Values } from '#components/form/form-parts.ts'
import type { Document } from '#domain/document/document'
import { MadeFormat } from '#domain/document/making/order'
import type { CaseTemplate } from '#domain/document/making/view'
import { endingOf } from '#domain/document/naming'
import type { MatterType } from '#domain/matter'
import type { InputKind, TemplateInput } from '#domain/template/template'
import { answerFaults } from '#domain/template/values/answers'
import { placeFields } from './place-fields.ts'

const PREFIX = 'ask_'

const text = z._default(z.string(), '')

const answerOf = (input: TemplateInput) =>
  text.check(
    z.refine((typed) => Object.keys(answerFaults([input], { [input.key]: typed })).length === 0, {
      error: ({ input: typed }) =>
        Object.values(answerFaults([input], { [input.key]: String(typed ?? '') }))[0]?.[0],
    }),
  )

/** What the form of a template is checked by: its questions, and where the file goes. */
export const fillingSchema = ({ name, group, inputs }: CaseTemplate) =>
  z.object({
    name: z._default(z.string().check(z.maxLength(400)), name),
    group: z._default(z.string(), group),
    folder: text,
    recipient: text,
    format: MadeFormat,
    target: text,
    is_shared: z._default(z.boolean(), false),
    ...Object.fromEntries(inputs.map((it) => [PREFIX + it.key, answerOf(it)])),
  })

const kinds: Readonly<Record<InputKind, 'text' | 'lines' | 'date'>> = {
  text: 'text',
  long_text: 'lines',
  lines: 'lines',
  date: 'date',
  money: 'text',
  number: 'text',
}

const hints: Readonly<Partial<Record<InputKind, string>>> = {
  lines: 'One on each line',
  money: 'In pounds, such as 1,250.00',
}

const questionOf = ({ key, label, kind }: TemplateInput): FormField => ({
  name: PREFIX + key,
  label,
  kind: kinds[kind],
  width: kind === 'text' || kind === 'long_text' || kind === 'lines' ? 'w6' : 'w3',
  ...(hints[kind] ? { hint: hints[kind] } : {}),
})

const NEW = { value: '', label: 'A new document' }

/** Documents of the same kind that a file of this format can be a new version of. */
const targetsOf = (documents: readonly Document[], format: unknown) =>
  documents
    .filter((it) => it.superseded_by === null && endingOf(it.name) === `.${format}`)
    .map(({ id, name }) => ({ value: id, label: `A new version of ${name}` }))

const targetField = (documents: readonly Document[], format: 'pdf' | 'docx'): FormField => ({
  name: 'target',
  label: 'File as',
  kind: 'select',
  width: 'w6',
  options: [NEW, ...targetsOf(documents, format)],
  when: (values) => values['format'] === format && targetsOf(documents, format).length > 0,
})

export const fillingFields = (
  template: CaseTemplate,
  matter: MatterType,
  documents: readonly Document[],
): readonly FormPart[] => [
  ...template.inputs.map(questionOf),
  {
    name: 'recipient',
    label: 'Addressed to',
    hint: 'The clients of this case if empty',
    kind: 'text',
    width: 'w6',
  },
  {
    name: 'format',
    label: 'Make a',
    ...(template.is_word ? { hint: 'It keeps the layout of the firm’s Word file' } : {}),
    kind: 'choice',
    width: 'w6',
    options: [
      ...(template.is_word ? [] : [{ value: 'pdf', label: 'PDF' }]),
      { value: 'docx', label: 'Word file' },
    ],
  },
  targetField(documents, 'pdf'),
  targetField(documents, 'docx'),
  ...placeFields(matter),
]

export const fillingStart = ({
  inputs,
  group,
  recipient,
  name,
  is_word,
}: CaseTemplate): Values => ({
  ...Object.fromEntries(inputs.map(({ key }) => [PREFIX + key, ''])),
  recipient: recipient ?? '',
  format: is_word ? 'docx' : 'pdf',
  target: '',
  name,
  group,
  folder: '',
  is_shared: false,
})

/** What the template is filled in with, from the values of its form. */
export const fillingIn = ({ key, inputs }: CaseTemplate, values: Values) => ({
  template: key,
  recipient: String(values['recipient'] ?? '').trim() || null,
  answers: Object.fromEntries(inputs.map((it) => [it.key, String(values[PREFIX + it.key] ?? '')])),
})
