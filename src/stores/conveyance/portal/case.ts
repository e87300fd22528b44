import { atom, computed, onMount } from 'nanostores'
import { clientChannel } from '#domain/channels'
import { type ClientCase, clientCaseApi } from '#domain/conveyance/portal/case'
import { call } from '#lib/api'
import { authToken } from '#lib/auth-token'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { onceMore, saverOf } from '#stores/record/saving'
import { $session } from '#stores/user/session'

/** Whether somebody is signed in here, before the server has said who. */
export const isSignedIn = () => authToken() !== null

/** Every case of the signed-in client. */
export const $clientCases = createFetcherStore<ClientCase[]>(['client-cases'], {
  fetcher: () => call(clientCaseApi.list),
})

/** The case that the address names, the first where it names none; null where it is not theirs. */
export const $clientCase = computed([$clientCases, $route], (cases, route) => {
  const asked = new URLSearchParams(route.search).get('case')
  const found = asked === null ? cases.data?.[0] : cases.data?.find((it) => it.id === asked)
  return found ?? null
})

/** When the page last heard of a change, so that it can say so. */
export const $changedAt = atom<number | null>(null)

/** Calls back whenever something happens, or may have, on a case of the signed-in client, until it is stopped. */
export const followOwnCases = (changed: () => void, missed = changed) => {
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
  followOwnCases(
    () => {
      $changedAt.set(Date.now())
      $clientCases.revalidate()
    },
    () => $clientCases.revalidate(),
  ),
)

/** The client says that they have done their part. */
export const doMyPart = (clientCase: ClientCase, task: string) =>
  onceMore(
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
