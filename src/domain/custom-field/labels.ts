import type { CustomFieldKind } from './custom-field.ts'

export const customFieldKindNames: Readonly<Record<CustomFieldKind, string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  yes_no: 'Yes or no',
  choice: 'One of several choices',
}

/** 'survey type' for 'survey_type', in the middle of a sentence. */
export const customFieldText = (key: string): string => key.replaceAll('_', ' ')
