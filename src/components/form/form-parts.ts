import type { ReactNode } from 'react'
import type { Find } from '#components/combobox/find.ts'
import type { Option } from '#components/Fields.tsx'
import type { QuickDay } from './DateField.tsx'

export type Value = string | number | boolean | null | readonly string[] | readonly Values[]
export interface Values {
  readonly [name: string]: Value
}

type Named = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Shown and sent only while this holds for the values; in a row, for the values of the row. */
  readonly when?: (values: Values) => boolean
}

type ControlOptions = Named & {
  readonly width?: 'w3' | 'w4' | 'w6'
  readonly readOnly?: boolean
  /** Never stored in the browser. */
  readonly isSecret?: boolean
  /** The values of other fields that change with it. */
  readonly also?: (value: Value, values: Values) => Values
}

export type CustomControl = {
  readonly value: Value
  readonly faults: readonly string[] | undefined
  readonly onChange: (value: Value) => void
}

export type FormField = ControlOptions &
  (
    | {
        readonly kind: 'text' | 'email'
        readonly autoComplete?: string
        /** Checks the value on blur; the message is shown beside the field. */
        readonly onLeave?: (value: string) => Promise<string | null>
      }
    | { readonly kind: 'phone' | 'postcode' | 'time' | 'number' | 'money' }
    | { readonly kind: 'check' | 'switch' }
    | { readonly kind: 'lines'; readonly most?: number }
    | { readonly kind: 'date'; readonly isWorking?: boolean; readonly quick?: readonly QuickDay[] }
    | {
        readonly kind: 'select' | 'choice' | 'radio' | 'checks'
        readonly options: readonly Option[]
      }
    | { readonly kind: 'multi'; readonly options: readonly Option[] }
    | {
        readonly kind: 'combobox'
        readonly options?: readonly Option[]
        /** Searches the server; without it the options are searched. */
        readonly find?: Find
        /** The initial option, where it is not among the options. */
        readonly chosen?: Option
        /** Text without a matching option may be chosen. */
        readonly canAdd?: boolean
      }
    | {
        readonly kind: 'own'
        readonly render: (control: CustomControl) => ReactNode
        readonly write?: (value: unknown) => string
      }
  )

type FormSection = Named & { readonly kind: 'section'; readonly fields: readonly FormField[] }

export type FormRows = Named & {
  readonly kind: 'rows'
  /** The singular noun: 'client'. */
  readonly one: string
  readonly fields: readonly FormField[]
  readonly blank: Values
  readonly least?: number
  readonly most?: number
}

export type FormPart = FormField | FormSection | FormRows

/** A field at its path: 'clients.1.email'. */
export type Leaf = { readonly path: string; readonly field: FormField; readonly value: Value }

export const asRows = (value: Value | undefined): readonly Values[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object') : []

export const rowsIn = (values: Values, name: string) => asRows(values[name])

const isVisible = (part: Named, values: Values) => part.when?.(values) ?? true

export const leavesOf = (parts: readonly FormPart[], values: Values): readonly Leaf[] =>
  parts
    .filter((part) => isVisible(part, values))
    .flatMap((part) => {
      if (part.kind === 'section') return leavesOf(part.fields, values)
      if (part.kind === 'rows') return leavesOfRows(part, values)
      return [{ path: part.name, field: part, value: values[part.name] ?? null }]
    })

const leavesOfRows = ({ name, fields }: FormRows, values: Values) =>
  rowsIn(values, name).flatMap((row, at) =>
    leavesOf(fields, row).map((leaf) => ({ ...leaf, path: `${name}.${at}.${leaf.path}` })),
  )

export const visibleParts = (parts: readonly FormPart[], values: Values): readonly FormPart[] =>
  parts
    .filter((part) => isVisible(part, values))
    .map((part) =>
      part.kind === 'section'
        ? { ...part, fields: part.fields.filter((field) => isVisible(field, values)) }
        : part,
    )

/** Every field by name, visible or not; a field of rows as 'clients.email'. */
export const fieldsIn = (parts: readonly FormPart[]): readonly (readonly [string, FormField])[] =>
  parts.flatMap((part) => {
    if (part.kind === 'section') return fieldsIn(part.fields)
    if (part.kind === 'rows')
      return fieldsIn(part.fields).map(([name, field]) => [`${part.name}.${name}`, field] as const)
    return [[part.name, part] as const]
  })

/** The values with another value at a path: 'clients.1.email'. */
export const withValue = (values: Values, path: string, value: Value): Values => {
  const [name = '', at, ...rest] = path.split('.')
  if (at === undefined) return { ...values, [name]: value }
  const rows = rowsIn(values, name).map((row, index) =>
    index === Number(at) ? withValue(row, rest.join('.'), value) : row,
  )
  return { ...values, [name]: rows }
}
