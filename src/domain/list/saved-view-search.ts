import * as z from 'zod/mini'
import { invalid } from '#domain/refusal'
import { ColumnKeys } from './export.ts'

const Columns = z.optional(ColumnKeys)

/**
 * What the address of a list asks, name by name, besides its columns. Throws 422 for what the list would not
 * understand, so that no view is saved that fails when it is opened.
 */
export const parseSearch = <Search>(schema: z.ZodMiniType<Search>, search: string): Search => {
  const { columns, ...asked } = Object.fromEntries(new URLSearchParams(search))
  const { success, data } = z.safeParse(schema, asked)
  if (!success || !z.safeParse(Columns, columns).success)
    throw invalid({ search: ['This list cannot be asked that.'] })
  return data
}
