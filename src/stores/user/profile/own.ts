import type { BodyInput } from '#domain/endpoint'
import { type ProfileView, profileApi } from '#domain/user/profile/api'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'

/** The profile of whoever is signed in. */
export const $ownProfile = createFetcherStore<ProfileView>(['own-profile'], {
  fetcher: () => call(profileApi.show_own),
})

export const { change: changeOwnProfile } = saverOf<ProfileView>({
  show: (view) => $ownProfile.mutate(view),
  showCurrent: () => $ownProfile.revalidate(),
})

type Body = Omit<BodyInput<typeof profileApi.change_own>, 'version'>

export const saveOwnProfile = (body: Body, version: number, key: string) =>
  changeOwnProfile(profileApi.change_own, body, { version, key })
