import { onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import type { BodyInput } from '#domain/endpoint'
import { deskSettingsApi, type ShownDesk } from '#domain/lead/desk/settings-api'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from '#stores/list/fetching'
import { currentIn } from '#stores/record/stale'
import { $leadDesk } from './desk.ts'

/** How the new-business desk is set up, for those who may change it. */
export const $deskSettings = createFetcherStore<ShownDesk>(['desk-settings'], {
  fetcher: () => call(deskSettingsApi.show),
})

onMount($deskSettings, () => {
  const again = () => $deskSettings.revalidate()
  return listen(areaChannel(firm.tenantId, 'leads'), { 'desk.updated': again }, again)
})

const show = (desk: ShownDesk) => {
  $deskSettings.mutate(desk)
  $leadDesk.revalidate()
}

type Part = 'hours' | 'claim' | 'telephone' | 'plan'

/** Keeps one part. The key makes a second press do nothing twice. */
export const saveDesk = async <Name extends Part>(
  part: Name,
  body: BodyInput<(typeof deskSettingsApi)[Name]>,
  key: string,
) => {
  try {
    const endpoint = deskSettingsApi[part] as (typeof deskSettingsApi)['plan']
    show(await call(endpoint, { body: body as never, key }))
  } catch (error) {
    // Somebody saved first: what stands now is shown beside what is typed.
    const stands = currentIn<ShownDesk>(error)
    if (stands) show(stands)
    throw error
  }
}

/** A new key, told this one time. */
export const renewDeskKey = async (of: 'mail' | 'telephone', version: number, key: string) => {
  const renewed = await call(deskSettingsApi.renew_key, { body: { version, of }, key })
  show(renewed.desk)
  return renewed.key
}

/** Asks the telephone system whether it hears us; what comes of it shows by itself. */
export const testTelephone = async (key: string) => show(await call(deskSettingsApi.test, { key }))
