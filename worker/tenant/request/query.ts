import qs from 'qs'
import { QUERY_LIMITS, type QueryLimit, queryLimitText } from '#domain/list/query-limits'
import { Refusal } from '#domain/refusal'

const limitOf = ({ message }: Error): QueryLimit => {
  if (/depth/i.test(message)) return 'depth'
  return /array/i.test(message) ? 'arrayLimit' : 'parameterLimit'
}

/** Parses a query string with nested keys; throws 422 beyond the limits. */
export const queryOf = (search: string): Record<string, unknown> => {
  if (/__proto__|%5f%5fproto%5f%5f/i.test(search))
    throw new Refusal(422, 'invalid', 'A query parameter has a name that is not allowed.')
  try {
    return qs.parse(search, {
      ...QUERY_LIMITS,
      ignoreQueryPrefix: true,
      throwOnLimitExceeded: true,
      strictDepth: true,
    })
  } catch (error) {
    if (error instanceof RangeError)
      throw new Refusal(422, 'query_limit', queryLimitText[limitOf(error)])
    throw error
  }
}
