import { conveyanceApi } from '#domain/conveyance/api'
import type { BodyInput } from '#domain/endpoint'
import { call } from '#lib/api'

type Opening = Omit<BodyInput<typeof conveyanceApi.open>, 'quote_case_id'>

/** Opens a case without a quote. */
export const openCase = async (opening: Opening, key: string) => {
  const body = { ...opening, quote_case_id: null }
  const { conveyance } = await call(conveyanceApi.open, { body, key })
  return conveyance
}
