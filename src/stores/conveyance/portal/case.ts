import { atom, computed, onMount } from 'nanostores'
import { clientChannel } from '#domain/channels'
import { byUrgency, type ClientCase, clientCaseApi } from '#domain/conveyance/portal/case'
import { call } from '#lib/api'
import { authToken } from '#lib/auth-token'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { $session } from '#stores/user/session'

export const isSignedIn = () => authToken() !== null

export const $clientCases = createFetcherStore<ClientCase[]>(['client-cases'], {
  fetcher: () => call(clientCaseApi.list),
})

/** The case named in the address, or the most urgent; null where the named one is not theirs. */
export const $clientCase = computed([$clientCases, $route], (cases, route) => {
  const caseId = new URLSearchParams(route.search).get('case')
  const found =
    caseId === null ? byUrgency(cases.data ?? [])[0] : cases.data?.find((it) => it.id === caseId)
  return found ?? null
})

/** Milliseconds since the epoch at which the last change was received. */
export const $changedAt = atom<number | null>(null)

/** Calls back at every event, and every possibly missed one, on the signed-in client's cases; returns a function that stops. */
export const followClientCases = (changed: () => void, missed = changed) => {
  let stop = () => {}
  const stopFollowing = $session.subscribe((session) => {
    stop()
    const contact = session?.user.contact_id
    stop = contact
      ? listen(clientChannel(firm.tenantId, contact), { '*': changed }, missed)
      : () => {}
  })
  return () => {
    stop()
    stopFollowing()
  }
}

onMount($clientCases, () =>
  followClientCases(
    () => {
      $changedAt.set(Date.now())
      $clientCases.revalidate()
    },
    () => $clientCases.revalidate(),
  ),
)
