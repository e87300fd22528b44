import { agencyApi } from '#domain/agent/choice'
import type { Named } from '#domain/party'
import { call } from '#lib/api'
import { onReset } from '#stores/chrome/reset'

/** A record to choose; its label may say more than its name. */
export type ListChoice = {
  readonly value: string
  readonly label: string
  readonly name: string
}

/** What `fetch` returns, requested once for whoever is signed in. */
export const cached = (fetch: () => Promise<readonly Named[]>) => {
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

const agencies = cached(() => call(agencyApi.list))

/** Options for the agencies; requested once. */
export const agencyChoices = async (): Promise<readonly ListChoice[]> =>
  (await agencies()).map(({ id, name }) => ({ value: id, label: name, name }))
