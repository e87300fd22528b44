import type { CustomField } from '#domain/custom-field/custom-field'

export const field = (change: Partial<CustomField> = {}): CustomField => ({
  key: 'survey',
  name: 'Survey',
  kind: 'choice',
  choices: ['Full', 'Valuation'],
  matter_types: [],
  is_retired: false,
  ...change,
})
