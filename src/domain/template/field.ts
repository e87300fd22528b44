export type FieldKind = 'text' | 'date' | 'money' | 'number' | 'list'

/** A merge field: `path` as templates write it, '[]' for each of a list. */
export type MergeField = {
  readonly path: string
  readonly kind: FieldKind
  /** 'The firm’s name' */
  readonly label: string
}

type Row = readonly [path: string, label: string, kind?: FieldKind]

/** Rows of merge fields; a text unless they say otherwise. */
export const fieldsFrom = (rows: readonly Row[]): MergeField[] =>
  rows.map(([path, label, kind = 'text']) => ({ path, label, kind }))
