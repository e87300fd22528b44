import type { FormField, FormPart, Values } from '#components/form/form-parts.ts'
import { findEmailTemplates } from '#stores/template/finding'
import { valuesHint } from './event-texts.ts'

const templateField = (chosen: string | null): FormField => ({
  name: 'template',
  label: 'Email template (optional)',
  hint: 'It makes the message. Where it needs something that the case lacks, the text below is sent instead.',
  kind: 'combobox',
  width: 'w6',
  find: findEmailTemplates,
  when: ({ channel }) => channel === 'email',
  ...(chosen === null ? {} : { chosen: { value: chosen, label: chosen } }),
})

/** The email template that makes a communication, and its plain text. */
export const textFields = (values: Values, template: string | null): FormPart => ({
  kind: 'section',
  name: 'text',
  label: '3. Text',
  fields: [
    templateField(template),
    { name: 'subject', label: 'Subject', kind: 'text', width: 'w6' },
    {
      name: 'body',
      label: 'Text',
      kind: 'lines',
      width: 'w6',
      hint: valuesHint(values['type']),
      most: values['channel'] === 'sms' ? 459 : 8000,
    },
  ],
})
