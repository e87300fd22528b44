import { agencyApi } from '#domain/agent/choice'
import { conveyanceApi } from '#domain/conveyance/api'
import { call } from '#lib/api'
import { onReset } from '#stores/chrome/reset'

export type ListChoice = { readonly value: string; readonly label: string }

type Named = {
  readonly id: string
  readonly name: string
  /** 'away until 4 December, covered by Tom Byrne' */
  readonly away?: string | null
}

const choicesOf = (fetch: () => Promise<readonly Named[]>) => {
  let request: Promise<readonly ListChoice[]> | null = null
  onReset(() => {
    request = null
  })
  return () => {
    request ??= fetch().then((found) =>
      found.map(({ id, name, away }) => ({ value: id, label: away ? `${name}, ${away}` : name })),
    )
    // A failed request is repeated by the next caller.
    request.catch(() => {
      request = null
    })
    return request
  }
}

export const feeEarnerChoices = choicesOf(() => call(conveyanceApi.fee_earners))

/** Options for the staff to whom tasks can be assigned. */
export const assigneeChoices = choicesOf(() => call(conveyanceApi.assignees))

/** Options for the agencies; requested once. */
export const agencyChoices = choicesOf(() => call(agencyApi.list))
