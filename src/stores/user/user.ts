import { computed } from 'nanostores'
import type { BodyInput } from '#domain/endpoint'
import type { UserChoices, UserDetail } from '#domain/user/account'
import { userApi } from '#domain/user/account-api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { type ChangeBody, saverOf } from '#stores/record/saving'

const $id = computed($route, (route) =>
  route.name === 'admin-users-id' ? (route.params['id'] ?? null) : null,
)

export const $user = createFetcherStore<UserDetail>(['admin-user/', $id], {
  fetcher: (_, id) => call(userApi.show, { params: { id: String(id) } }),
})

export const $userChoices = createFetcherStore<UserChoices>(['admin-user-choices'], {
  fetcher: () => call(userApi.choices),
})

const currentUser = () => {
  const datum = $user.get().data
  if (!datum) throw new Error('There is no user on this page.')
  return datum.user
}

const show = (user: UserDetail) => {
  if (user.user.id === $id.get()) $user.mutate(user)
}

const { save, change } = saverOf<UserDetail, { readonly id: string }>({
  show,
  showCurrent: async ({ id }) => show(await call(userApi.show, { params: { id } })),
})

export const holderOf = (email: string) => call(userApi.holder, { query: { email }, isQuiet: true })

export const invite = (body: BodyInput<typeof userApi.invite>, key: string) =>
  call(userApi.invite, { body, key })

/** Changes the user on the page; on a conflict the page shows the saved version before this rejects. */
export const changeUser = (body: ChangeBody<typeof userApi.change>, key: string, version: number) =>
  change(userApi.change, body, { params: { id: currentUser().id }, version, key })

type UserVersion = { readonly id: string; readonly version: number }

export const suspendUser = ({ id, version }: UserVersion) =>
  change(userApi.suspend, {}, { params: { id }, version })

export const reactivateUser = ({ id, version }: UserVersion) =>
  save(call(userApi.reactivate, { params: { id }, query: { version } }))

export const inviteAgain = ({ id, version }: UserVersion) =>
  change(userApi.invite_again, {}, { params: { id }, version })

export const signUserOut = ({ id }: Pick<UserVersion, 'id'>) =>
  save(call(userApi.sign_out, { params: { id } }))

export const resetUserFactor = (body: BodyInput<typeof userApi.reset_factor>, key: string) =>
  save(call(userApi.reset_factor, { params: { id: currentUser().id }, body, key }))

export const endUserSession = (session: string) =>
  save(call(userApi.end_session, { params: { id: currentUser().id, session } }))
