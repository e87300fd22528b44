import { computed } from 'nanostores'
import type { BodyInput } from '#domain/endpoint'
import { type ProfileChoices, type ProfileView, profileApi } from '#domain/user/profile/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'
import { $user } from '../user.ts'

const $id = computed($route, (route) =>
  route.name === 'admin-users-id' ? (route.params['id'] ?? null) : null,
)

/** The profile of the user on the page. */
export const $profile = createFetcherStore<ProfileView>(['user-profile/', $id], {
  fetcher: (_, id) => call(profileApi.show, { params: { id: String(id) } }),
})

export const $profileChoices = createFetcherStore<ProfileChoices>(['profile-choices'], {
  fetcher: () => call(profileApi.choices),
})

const show = (view: ProfileView) => $profile.mutate(view)
const { change, save } = saverOf<ProfileView>({
  show,
  // A conflict answers with the account; its profile is fetched again.
  showCurrent: () => $profile.revalidate(),
})

type Body = Omit<BodyInput<typeof profileApi.change>, 'version'>

/** Saves the profile of the user on the page, whose account then has a new version. */
export const saveProfile = async (id: string, body: Body, version: number, key: string) => {
  await change(profileApi.change, body, { params: { id }, version, key })
  $user.revalidate()
}

/** Takes away the photo of the user on the page. */
export const removePhoto = async (id: string, version: number, key: string) => {
  await save(call(profileApi.remove_photo, { params: { id }, query: { version }, key }))
  $user.revalidate()
}
