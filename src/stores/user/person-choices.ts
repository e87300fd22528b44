import { conveyanceApi } from '#domain/conveyance/api'
import type { Named } from '#domain/party'
import { call } from '#lib/api'
import { cached, type ListChoice } from '#stores/list/choices'
import { personOptions } from './away.ts'

const choicesOf = (fetch: () => Promise<readonly Named[]>) => {
  const people = cached(fetch)
  return (): Promise<readonly ListChoice[]> => personOptions(people())
}

/** Options for the fee earners of a case. */
export const feeEarnerChoices = choicesOf(() => call(conveyanceApi.fee_earners))

/** Options for the staff to whom tasks can be assigned. */
export const assigneeChoices = choicesOf(() => call(conveyanceApi.assignees))
