import type { FormField, Value } from './form-parts.ts'

export type ControlProps<Kind extends FormField['kind'] = FormField['kind']> = {
  field: Extract<FormField, { readonly kind: Kind }>
  /** The path of the value: 'clients.1.email'. */
  path: string
  value: Value
  faults: readonly string[] | undefined
  onChange: (value: Value) => void
  onTell: (words: string) => void
}

export const frameOf = ({
  field,
  path,
  faults,
}: Pick<ControlProps, 'field' | 'path' | 'faults'>) => {
  const { label, hint, width = 'w3', readOnly } = field
  return { name: path, label, hint, width, faults, readOnly }
}

/** The value as text; '' for null. */
export const textIn = (value: Value) => (value === null ? '' : String(value))

export const listIn = (value: Value | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((it) => typeof it === 'string') : []
