import { leadApi } from '#domain/lead/api'
import { call } from '#lib/api'

/** Options for the owner of a lead. */
export const leadOwnerChoices = async () => {
  const { personOptions } = await import('#stores/user/away')
  return personOptions(call(leadApi.desk).then(({ people }) => people))
}
