import { computed } from 'nanostores'
import { witnessApi } from '#domain/signature/deed/api'
import type { WitnessBody } from '#domain/signature/deed/bodies'
import type { WitnessView } from '#domain/signature/deed/view'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'

const $token = computed($route, ({ search }) => new URLSearchParams(search).get('link'))

/** What the link in the address asks a witness to sign. */
export const $witness = createFetcherStore<WitnessView>(['witness/', $token], {
  fetcher: (_, token) => call(witnessApi.show, { params: { token: String(token) } }),
})

const params = () => ({ token: $token.get() ?? '' })
const browser = () => navigator.userAgent.slice(0, 300)

/** Shows what an act left; one that is no longer possible is fetched again. Throws ApiError. */
const shown = async (answer: Promise<WitnessView>) => {
  try {
    $witness.mutate(await answer)
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) $witness.revalidate()
    throw error
  }
}

export const openAsWitness = () =>
  shown(call(witnessApi.open, { params: params(), body: { browser: browser() } }))

export const sendWitnessCode = () => shown(call(witnessApi.send_code, { params: params() }))

export const enterWitnessCode = (code: string, key: string) =>
  shown(call(witnessApi.enter_code, { params: params(), body: { code }, key }))

export const signAsWitness = (body: Omit<WitnessBody, 'browser'>, key: string) =>
  shown(call(witnessApi.sign, { params: params(), body: { ...body, browser: browser() }, key }))

export const declineAsWitness = (reason: string, key: string) =>
  shown(call(witnessApi.decline, { params: params(), body: { reason }, key }))
