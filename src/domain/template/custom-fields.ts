import type { CustomField } from '#domain/custom-field/custom-field'
import { customFieldText } from '#domain/custom-field/labels'
import type { MergeField } from './field.ts'

const CUSTOM = /\bcase\.custom\.([a-z][a-z0-9_]{0,39})/g

const mergeField = (key: string, label: string): MergeField => ({
  path: `case.custom.${key}`,
  label,
  kind: 'text',
})

/** The firm’s own fields of cases, for editors to choose from. */
export const customMergeFields = (fields: readonly CustomField[]): MergeField[] =>
  fields.filter((it) => !it.is_retired).map(({ key, name }) => mergeField(key, name))

/** Those that texts read, each once; a case without a value for one lacks it as it may lack any other. */
export const customFieldsIn = (texts: readonly string[]): MergeField[] => {
  const keys = texts.flatMap((text) => [...text.matchAll(CUSTOM)].map(([, key = '']) => key))
  return [...new Set(keys)].map((key) => mergeField(key, customFieldText(key)))
}
