import { onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import type { ReplyOf } from '#domain/endpoint'
import { type DeskDetail, deskSettingsApi } from '#domain/lead/desk/settings-api'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from '#stores/list/fetching'
import { type ChangeBody, saverOf } from '#stores/record/saving'
import { $leadDesk } from './desk.ts'

export const $deskSettings = createFetcherStore<DeskDetail>(['desk-settings'], {
  fetcher: () => call(deskSettingsApi.show),
})

onMount($deskSettings, () => {
  const refresh = () => $deskSettings.revalidate()
  return listen(areaChannel(firm.tenantId, 'leads'), { 'desk.updated': refresh }, refresh)
})

const show = (desk: DeskDetail) => {
  $deskSettings.mutate(desk)
  $leadDesk.revalidate()
}

const { change } = saverOf<DeskDetail>({ show, showCurrent: show })

export type DeskPart = 'hours' | 'claim' | 'telephone' | 'plan'
export type DeskBody<Name extends DeskPart> = ChangeBody<(typeof deskSettingsApi)[Name]>

export const saveDesk = <Name extends DeskPart>(
  part: Name,
  words: DeskBody<Name>,
  version: number,
  key: string,
) => change(deskSettingsApi[part], words, { version, key })

const renewal = saverOf<ReplyOf<typeof deskSettingsApi.renew_key>, DeskDetail>({
  show: ({ desk }) => show(desk),
  showCurrent: show,
})

/** Creates a new key and returns it; it cannot be read again. */
export const renewDeskKey = async (of: 'mail' | 'telephone', version: number, key: string) => {
  const renewed = await renewal.save(
    call(deskSettingsApi.renew_key, { body: { version, of }, key }),
  )
  return renewed.key
}

export const testTelephone = async (key: string) => show(await call(deskSettingsApi.test, { key }))
