import { onMount } from 'nanostores'
import { type SingleSignOnDetail, singleSignOnApi } from '#domain/user/single-sign-on/api'
import type { SingleSignOnPolicy, SingleSignOnProvider } from '#domain/user/single-sign-on/settings'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

/** How the firm's staff sign in with a provider of their own. */
export const $singleSignOn = createFetcherStore<SingleSignOnDetail>(['single-sign-on'], {
  fetcher: () => call(singleSignOnApi.show),
})

onMount($singleSignOn, () => followArea('admin', $singleSignOn.revalidate))

const show = (detail: SingleSignOnDetail) => $singleSignOn.mutate(detail)
const { change, save } = saverOf<SingleSignOnDetail>({ show, showCurrent: show })

export const saveProvider = (provider: SingleSignOnProvider, version: number, key: string) =>
  change(singleSignOnApi.provider, { provider }, { version, key })

export const saveSecret = (secret: string, version: number, key: string) =>
  change(singleSignOnApi.secret, { secret }, { version, key })

export const savePolicy = (policy: SingleSignOnPolicy, version: number, key: string) =>
  change(singleSignOnApi.policy, { policy }, { version, key })

/** Starts a test of the provider; its report arrives by broadcast. */
export const testProvider = (version: number, key: string) =>
  change(singleSignOnApi.test, {}, { version, key })

export const unlinkPerson = (id: string, key: string) =>
  save(call(singleSignOnApi.unlink, { params: { id }, key }))
