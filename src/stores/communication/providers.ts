import { onMount } from 'nanostores'
import { type ProviderDetail, providerApi } from '#domain/communication/provider/api'
import type {
  EmailProvider,
  ProvidedChannel,
  TextProvider,
} from '#domain/communication/provider/settings'
import type { ReplyOf } from '#domain/endpoint'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

/** How the firm's messages leave, and what has not. */
export const $providers = createFetcherStore<ProviderDetail>(['message-providers'], {
  fetcher: () => call(providerApi.show),
})

onMount($providers, () => {
  const stops = ['admin', 'messages'].map((it) => followArea(it, $providers.revalidate))
  return () => {
    for (const stop of stops) stop()
  }
})

const show = (detail: ProviderDetail) => $providers.mutate(detail)
const { change, save } = saverOf<ProviderDetail>({ show, showCurrent: show })

export const saveEmailProvider = (provider: EmailProvider, version: number, key: string) =>
  change(providerApi.email, { provider }, { version, key })

export const saveTextProvider = (
  channel: 'sms' | 'whatsapp',
  provider: TextProvider,
  version: number,
  key: string,
) => change(providerApi[channel], { provider }, { version, key })

export const savePassword = (password: string, version: number, key: string) =>
  change(providerApi.password, { password }, { version, key })

type Step = 'request_verification' | 'create_dkim_key' | 'check_dkim'

/** Starts something that ends in the background; its result arrives by broadcast. */
export const startStep = (step: Step, version: number, key: string) =>
  change(providerApi[step], {}, { version, key })

export const verifySender = (token: string, key: string) =>
  save(call(providerApi.verify_sender, { body: { token }, key }))

export const sendTest = (channel: ProvidedChannel, key: string) =>
  save(call(providerApi.test, { body: { channel }, key }))

export type ProviderKey = 'sms' | 'whatsapp' | 'reports' | 'identity'

const renewal = saverOf<ReplyOf<typeof providerApi.renew_key>, ProviderDetail>({
  show: ({ detail }) => show(detail),
  showCurrent: show,
})

/** Creates the signing key of a webhook and returns it; it cannot be read again. */
export const renewProviderKey = async (of: ProviderKey, version: number, key: string) =>
  (await renewal.save(call(providerApi.renew_key, { body: { version, of }, key }))).key
