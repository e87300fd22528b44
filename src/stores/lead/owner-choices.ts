import { leadApi } from '#domain/lead/api'
import { call } from '#lib/api'
import { personOptions } from '#stores/user/away'

/** Options for the owner of a lead. */
export const leadOwnerChoices = () => personOptions(call(leadApi.desk).then(({ people }) => people))
