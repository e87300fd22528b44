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
  /** Shown, and sent, only while this holds of what has been typed: in a row, of that row. */
  readonly when?: (values: Values) => boolean
}

type Placed = Named & {
  readonly width?: 'w3' | 'w4' | 'w6'
  readonly readOnly?: boolean
  /** Never kept in the browser. */
  readonly isSecret?: boolean
  /** What changes with it: other fields and what they then say. */
  readonly also?: (value: Value, values: Values) => Values
}

/** A control that only one form has. */
export type OwnControl = {
  readonly value: Value
  readonly faults: readonly string[] | undefined
  readonly onChange: (value: Value) => void
}

export type FormField = Placed &
  (
    | {
        readonly kind: 'text' | 'email'
        readonly autoComplete?: string
        /** Asks about it once it is left; the answer is said beside it. */
        readonly onLeave?: (value: string) => Promise<string | null>
      }
    | { readonly kind: 'phone' | 'postcode' | 'time' | 'number' | 'money' | 'check' | 'switch' }
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
        /** Asks the server; without it the options are looked through. */
        readonly find?: Find
        /** What it says before anybody types, where that is not among the options. */
        readonly chosen?: Option
        /** Words that are not there yet may be taken. */
        readonly canAdd?: boolean
      }
    | {
        readonly kind: 'own'
        readonly render: (control: OwnControl) => ReactNode
        /** What it says, where two people disagree. */
        readonly write?: (value: Value) => string
      }
  )

/** Fields under a heading. */
type FormSection = Named & { readonly kind: 'section'; readonly fields: readonly FormField[] }

/** The same fields as often as needed: each row is one record of the list of this name. */
export type FormRows = Named & {
  readonly kind: 'rows'
  /** One of them: 'client'. */
  readonly one: string
  readonly fields: readonly FormField[]
  readonly blank: Values
  readonly least?: number
  readonly most?: number
}

export type FormPart = FormField | FormSection | FormRows

/** A field where it stands: 'clients.1.email'. */
export type Leaf = { readonly path: string; readonly field: FormField; readonly value: Value }

export const rowsIn = (values: Values, name: string): readonly Values[] => {
  const rows = values[name]
  return Array.isArray(rows) ? (rows as readonly Values[]) : []
}

const isVisible = (part: Named, values: Values) => part.when?.(values) ?? true

/** Every field that is shown of what has been typed, in order. */
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

/** The parts that are shown, sections without the fields that are not. */
export const visibleParts = (parts: readonly FormPart[], values: Values): readonly FormPart[] =>
  parts
    .filter((part) => isVisible(part, values))
    .map((part) =>
      part.kind === 'section'
        ? { ...part, fields: part.fields.filter((field) => isVisible(field, values)) }
        : part,
    )

/** Every field by name, shown or not; a field of rows as 'clients.email'. */
export const fieldsIn = (parts: readonly FormPart[]): readonly (readonly [string, FormField])[] =>
  parts.flatMap((part) => {
    if (part.kind === 'section') return fieldsIn(part.fields)
    if (part.kind === 'rows')
      return fieldsIn(part.fields).map(([name, field]) => [`${part.name}.${name}`, field] as const)
    return [[part.name, part] as const]
  })

/** Values in which a place says something else: 'clients.1.email'. */
export const withValue = (values: Values, path: string, value: Value): Values => {
  const [name = '', at, ...rest] = path.split('.')
  if (at === undefined) return { ...values, [name]: value }
  const rows = rowsIn(values, name).map((row, index) =>
    index === Number(at) ? withValue(row, rest.join('.'), value) : row,
  )
  return { ...values, [name]: rows }
}
