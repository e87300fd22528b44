import { atom, computed, onMount } from 'nanostores'
import { clientChannel } from '#domain/channels'
import { type ClientCase, clientCaseApi } from '#domain/conveyance/portal/case'
import { call } from '#lib/api'
import { authToken } from '#lib/auth-token'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { retryOnConflict, saverOf } from '#stores/record/saving'
import { $session } from '#stores/user/session'

export const isSignedIn = () => authToken() !== null

export const $clientCases = createFetcherStore<ClientCase[]>(['client-cases'], {
  fetcher: () => call(clientCaseApi.list),
})

/** The case named in the address, or the first; null where the named one is not theirs. */
export const $clientCase = computed([$clientCases, $route], (cases, route) => {
  const caseId = new URLSearchParams(route.search).get('case')
  const found = caseId === null ? cases.data?.[0] : cases.data?.find((it) => it.id === caseId)
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

export const completeOwnTask = (clientCase: ClientCase, task: string) =>
  retryOnConflict(
    () => complete(clientCase.id, task),
    (current: ClientCase) => current.things_to_do.some((thing) => thing.task_key === task),
  )

const complete = async (id: string, task: string) => {
  const version = $clientCases.get().data?.find((it) => it.id === id)?.version ?? 0
  await change(clientCaseApi.complete_task, {}, { params: { id, task }, version })
}

const show = (changed: ClientCase) => {
  const cases = $clientCases.get().data ?? []
  $clientCases.mutate(cases.map((one) => (one.id === changed.id ? changed : one)))
}

const { change } = saverOf<ClientCase>({ show, showCurrent: show })
