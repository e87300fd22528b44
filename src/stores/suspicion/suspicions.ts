import { computed } from 'nanostores'
import type { BodyInput } from '#domain/endpoint'
import { reportingOfficersApi, suspicionApi } from '#domain/suspicion/api'
import { isOfficer } from '#domain/suspicion/officers'
import type { Suspicion } from '#domain/suspicion/suspicion'
import type { OfficersView, Suspicions } from '#domain/suspicion/view'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { type ChangeBody, saverOf } from '#stores/record/saving'
import { $session } from '#stores/user/session'

/** Who receives reports of suspicion. */
export const $officers = createFetcherStore<OfficersView>(['reporting-officers'], {
  fetcher: () => call(reportingOfficersApi.show),
})

/** Nobody but the officers asks for the files: the answer to everybody else is that there is no such page. */
const $reader = computed([$session, $officers], (session, { data }) =>
  session && data && isOfficer(data, session.user.id) ? session.user.id : null,
)

export const $suspicions = createFetcherStore<Suspicions>(['suspicion-reports/', $reader], {
  fetcher: () => call(suspicionApi.list),
})

export const reportSuspicion = (body: BodyInput<typeof suspicionApi.report>, key: string) =>
  call(suspicionApi.report, { body, key })

export const nameOfficers = async (
  body: BodyInput<typeof reportingOfficersApi.name>,
  key: string,
) => $officers.mutate(await call(reportingOfficersApi.name, { body, key }))

const { change } = saverOf<Suspicions>({
  show: (all) => $suspicions.mutate(all),
  showCurrent: () => $suspicions.revalidate(),
})

const targetOf = ({ id, version }: Suspicion, key: string) => ({ params: { id }, version, key })

export const noteSuspicion = (of: Suspicion, text: string, key: string) =>
  change(suspicionApi.note, { text }, targetOf(of, key))

export const closeSuspicion = (of: Suspicion, reason: string, key: string) =>
  change(suspicionApi.close, { reason }, targetOf(of, key))

export const submitSuspicion = (
  of: Suspicion,
  body: ChangeBody<typeof suspicionApi.submit>,
  key: string,
) => change(suspicionApi.submit, body, targetOf(of, key))

export const recordConsent = (
  of: Suspicion,
  body: ChangeBody<typeof suspicionApi.consent>,
  key: string,
) => change(suspicionApi.consent, body, targetOf(of, key))

export const keepSuspicion = (
  of: Suspicion,
  body: ChangeBody<typeof suspicionApi.keep>,
  key: string,
) => change(suspicionApi.keep, body, targetOf(of, key))
