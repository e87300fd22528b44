import * as z from 'zod/mini'

/** A choice of a select that may be left: '' for none. */
export const emptyOr = <Of extends z.ZodMiniType>(of: Of) => z.union([z.literal(''), of])

/** Names as the options of a select. */
export const named = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))
