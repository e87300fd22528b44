/** The value of a merge field: amounts in pence, days as 'YYYY-MM-DD'; null for what is not known. */
export type MergeValue =
  | string
  | number
  | null
  | readonly MergeValue[]
  | { readonly [name: string]: MergeValue }

export type MergeValues = { readonly [name: string]: MergeValue }

/** 'Ann Lee, Bo Lee and Cai Lee' */
export const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')

/** A text; null for an empty one. */
export const orNull = (text: string | null | undefined) => text?.trim() || null
