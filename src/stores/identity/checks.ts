import type { BodyInput } from '#domain/endpoint'
import { identityApi } from '#domain/identity/api'
import type { IdentityView } from '#domain/identity/view'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import { targetOf } from '#stores/conveyance/of-person'
import type { ChangeBody } from '#stores/record/saving'

const { $store, change, save } = caseStoreOf<IdentityView[], IdentityView>(
  'identity-checks',
  (id) => call(identityApi.list, { params: { id } }),
)

/** Everybody whose identity the case rests on. */
export const $identityChecks = $store

export const addPerson = (body: BodyInput<typeof identityApi.add>, key: string) =>
  save(call(identityApi.add, { params: { id: caseId() }, body, key }))

export const askForPictures = (
  person: IdentityView,
  body: ChangeBody<typeof identityApi.ask>,
  key: string,
) => change(identityApi.ask, body, targetOf(person, key))

export const reviewIdentity = (
  person: IdentityView,
  body: ChangeBody<typeof identityApi.review>,
  key: string,
) => change(identityApi.review, body, targetOf(person, key))

export const approveIdentity = (person: IdentityView, key: string) =>
  change(identityApi.approve, {}, targetOf(person, key))

export const rejectIdentity = (
  person: IdentityView,
  body: ChangeBody<typeof identityApi.reject>,
  key: string,
) => change(identityApi.reject, body, targetOf(person, key))

export const removePerson = (
  person: IdentityView,
  body: ChangeBody<typeof identityApi.remove>,
  key: string,
) => change(identityApi.remove, body, targetOf(person, key))
