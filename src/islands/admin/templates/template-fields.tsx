import type { FormField, FormPart, FormRows } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { matterNames } from '#domain/matter-names'
import { templateAudienceLabels } from '#domain/template/labels'
import type { TemplateFamily } from '#domain/template/template'
import type { TemplateDetail, TemplateParts } from '#domain/template/view'
import type { WordFileView } from '#domain/template/word/file'
import { BodyField, type BodyTools } from './BodyField.tsx'
import { scriptHint, scriptTests } from './scripts/script-fields.ts'
import { wordField } from './word/word-fields.tsx'

const markup = 'Headings begin with #, lists with -, warnings with >. **Bold**, {{ field }}.'

const longField = (
  name: 'body' | 'footer',
  label: string,
  tools: BodyTools,
  hint = markup,
): FormField => ({
  name,
  label,
  kind: 'own',
  width: 'w6',
  render: ({ value, faults, onChange }) => (
    <BodyField
      name={name}
      label={label}
      hint={hint}
      value={String(value ?? '')}
      faults={faults}
      tools={tools}
      onChange={onChange}
    />
  ),
})

const name: FormField = { name: 'name', label: 'Name', kind: 'text', width: 'w6' }
const category: FormField = { name: 'category', label: 'Category', kind: 'text', width: 'w3' }
const language: FormField = {
  name: 'language',
  label: 'Language',
  kind: 'select',
  width: 'w3',
  options: [
    { value: 'en', label: 'English' },
    { value: 'cy', label: 'Welsh' },
  ],
}
const audience: FormField = {
  name: 'audience',
  label: 'For',
  kind: 'select',
  width: 'w3',
  options: optionsOf(templateAudienceLabels),
}
const matters: FormField = {
  name: 'matter_types',
  label: 'Matters',
  hint: 'None for every matter',
  kind: 'checks',
  width: 'w6',
  options: optionsOf(matterNames),
}

const layoutField = (parts: TemplateParts, of: 'document' | 'email'): FormField => ({
  name: 'layout',
  label: 'Layout',
  kind: 'select',
  width: 'w3',
  options: [
    { value: '', label: 'The usual one' },
    ...parts.layouts
      .filter(({ layout_for }) => layout_for === of)
      .map(({ key, name: label }) => ({ value: key, label })),
  ],
})

const questions: FormRows = {
  kind: 'rows',
  name: 'inputs',
  label: 'Questions',
  hint: 'Asked of whoever makes it. The answer to “issue” is {{ ask.issue }}.',
  one: 'question',
  blank: { key: '', label: '', kind: 'text', sample: '' },
  most: 30,
  fields: [
    { name: 'key', label: 'Key', kind: 'text', width: 'w3' },
    {
      name: 'kind',
      label: 'Answer',
      kind: 'select',
      width: 'w3',
      options: [
        { value: 'text', label: 'A line' },
        { value: 'long_text', label: 'A text' },
        { value: 'lines', label: 'A list, line by line' },
        { value: 'date', label: 'A date' },
        { value: 'money', label: 'An amount' },
        { value: 'number', label: 'A number' },
      ],
    },
    { name: 'label', label: 'Question', kind: 'text', width: 'w6' },
    {
      name: 'sample',
      label: 'Sample answer',
      hint: 'Separate the lines of a list by semicolons',
      kind: 'text',
      width: 'w6',
    },
  ],
}

type Fields = (parts: TemplateParts, tools: BodyTools) => readonly FormPart[]

const documentDetails: readonly FormPart[] = [
  questions,
  matters,
  { name: 'group', label: 'Group of documents', kind: 'text', width: 'w3' },
  { name: 'file_name', label: 'File name', hint: 'The name if empty', kind: 'text', width: 'w3' },
  { name: 'needs_signature', label: 'Has to be signed', kind: 'switch', width: 'w3' },
  language,
]

const documentFields: Fields = (parts, tools) => [
  name,
  audience,
  layoutField(parts, 'document'),
  longField('body', 'Text', tools),
  ...documentDetails,
]

const wordTemplateFields = (
  stored: WordFileView | null,
  { inputs }: BodyTools,
): readonly FormPart[] => [name, audience, wordField(stored, inputs), ...documentDetails]

const emailFields: Fields = (parts, tools) => [
  name,
  { name: 'subject', label: 'Subject', kind: 'text', width: 'w6' },
  {
    name: 'preheader',
    label: 'Preview line',
    hint: 'What an inbox shows beside the subject',
    kind: 'text',
    width: 'w6',
  },
  longField('body', 'Text', tools),
  { name: 'sms', label: 'As a text message', hint: '160 characters', kind: 'lines' },
  audience,
  layoutField(parts, 'email'),
  questions,
  matters,
  language,
]

const layoutFields: Fields = (_, tools) => [
  name,
  {
    name: 'layout_for',
    label: 'For',
    kind: 'select',
    width: 'w3',
    options: [
      { value: 'document', label: 'Documents' },
      { value: 'email', label: 'Emails' },
    ],
  },
  language,
  longField('body', 'Above the text', tools),
  longField('footer', 'Below the text', tools),
]

const snippetFields: Fields = (_, tools) => [
  name,
  category,
  language,
  longField('body', 'Text', tools),
]

const templateFields: Readonly<Record<TemplateFamily, Fields>> = {
  document: documentFields,
  email: emailFields,
  layout: layoutFields,
  snippet: snippetFields,
  script: (_, tools) => [name, longField('body', 'Script', tools, scriptHint), scriptTests],
}

/** The fields of a template’s editor. */
export const fieldsOfTemplate = (
  { family, content, word_file }: Pick<TemplateDetail, 'family' | 'content' | 'word_file'>,
  parts: TemplateParts,
  tools: BodyTools,
): readonly FormPart[] =>
  content.word === null
    ? templateFields[family](parts, tools)
    : wordTemplateFields(word_file, tools)
