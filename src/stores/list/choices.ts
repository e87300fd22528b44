import { agencyApi } from '#domain/agent/choice'
import { conveyanceApi } from '#domain/conveyance/api'
import type { Named } from '#domain/party'
import { call } from '#lib/api'
import { onReset } from '#stores/chrome/reset'
import { personOptions } from '#stores/user/away'

/** A record to choose; its label may say more than its name. */
export type ListChoice = {
  readonly value: string
  readonly label: string
  readonly name: string
}

const cached = (fetch: () => Promise<readonly Named[]>) => {
  let request: Promise<readonly Named[]> | null = null
  onReset(() => {
    request = null
  })
  return () => {
    request ??= fetch()
    // A failed request is repeated by the next caller.
    request.catch(() => {
      request = null
    })
    return request
  }
}

const feeEarners = cached(() => call(conveyanceApi.fee_earners))
const assignees = cached(() => call(conveyanceApi.assignees))
const agencies = cached(() => call(agencyApi.list))

/** Options for the fee earners of a case. */
export const feeEarnerChoices = (): Promise<readonly ListChoice[]> => personOptions(feeEarners())

/** Options for the staff to whom tasks can be assigned. */
export const assigneeChoices = (): Promise<readonly ListChoice[]> => personOptions(assignees())

/** Options for the agencies; requested once. */
export const agencyChoices = async (): Promise<readonly ListChoice[]> =>
  (await agencies()).map(({ id, name }) => ({ value: id, label: name, name }))
