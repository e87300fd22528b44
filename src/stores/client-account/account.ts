import { computed } from 'nanostores'
import type { ClientAccountView } from '#domain/client-account/account'
import { clientAccountApi } from '#domain/client-account/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { type ChangeBody, saverOf } from '#stores/record/saving'

const $key = computed($route, ({ name }) => (name === 'conveyances-bank' ? 'details' : null))

/** The details of the firm’s own client account, without digits. */
export const $clientAccount = createFetcherStore<ClientAccountView>(['client-account/', $key], {
  fetcher: () => call(clientAccountApi.show, {}),
})

const { change } = saverOf<ClientAccountView>({
  show: (view) => $clientAccount.mutate(view),
  showCurrent: () => $clientAccount.revalidate(),
})

const targetOf = ({ version }: ClientAccountView, key: string) => ({ version, key })

export const enterDetails = (
  account: ClientAccountView,
  body: ChangeBody<typeof clientAccountApi.change>,
  key: string,
) => change(clientAccountApi.change, body, targetOf(account, key))

export const confirmDetails = (
  account: ClientAccountView,
  body: ChangeBody<typeof clientAccountApi.confirm>,
  key: string,
) => change(clientAccountApi.confirm, body, targetOf(account, key))

export const rejectDetails = (account: ClientAccountView, reason: string, key: string) =>
  change(clientAccountApi.reject, { reason }, targetOf(account, key))
