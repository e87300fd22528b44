import { type ContactCard, profileApi } from '#domain/user/profile/api'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

/** How to reach everybody who works here. */
export const $contactCards = createFetcherStore<readonly ContactCard[]>(['contact-cards'], {
  fetcher: () => call(profileApi.cards, { isQuiet: true }),
})
