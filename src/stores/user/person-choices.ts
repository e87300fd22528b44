import { conveyanceApi } from '#domain/conveyance/api'
import type { Named } from '#domain/party'
import { call } from '#lib/api'
import { cached, type ListChoice } from '#stores/list/choices'

const choicesOf = (fetch: () => Promise<readonly Named[]>) => {
  const people = cached(fetch)
  return async (): Promise<readonly ListChoice[]> => {
    const { personOptions } = await import('./away.ts')
    return personOptions(people())
  }
}

/** Options for the fee earners of a case. */
export const feeEarnerChoices = choicesOf(() => call(conveyanceApi.fee_earners))

/** Options for the staff to whom tasks can be assigned. */
export const assigneeChoices = choicesOf(() => call(conveyanceApi.assignees))
