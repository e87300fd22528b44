import * as z from 'zod/mini'
import { invalid } from '#domain/refusal'
import { ColumnKeys } from './export.ts'

const Columns = z.optional(ColumnKeys)

/**
 * Parses the query of a list's address, columns left out. Throws 422 if the list does not support it, so that
 * every saved view can be opened.
 */
export const parseSearch = <Search>(schema: z.ZodMiniType<Search>, search: string): Search => {
  const { columns, ...asked } = Object.fromEntries(new URLSearchParams(search))
  const { success, data } = z.safeParse(schema, asked)
  if (!success || !z.safeParse(Columns, columns).success)
    throw invalid({ search: ['This list does not support these filters.'] })
  return data
}
