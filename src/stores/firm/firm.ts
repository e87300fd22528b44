import type { BodyInput } from '#domain/endpoint'
import { type FirmView, firmApi } from '#domain/firm/api'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'
import { $setUp } from './set-up.ts'

/** What the firm has entered about itself. */
export const $firmView = createFetcherStore<FirmView>(['firm'], {
  fetcher: () => call(firmApi.show),
})

const show = (view: FirmView) => {
  $firmView.mutate(view)
  $setUp.revalidate()
}

export const { change: changeFirm } = saverOf<FirmView>({
  show,
  showCurrent: (view) => $firmView.mutate(view),
})

type Part<Name extends 'details' | 'offices' | 'teams' | 'signature'> = Omit<
  BodyInput<(typeof firmApi)[Name]>,
  'version'
>

export const saveDetails = async (body: Part<'details'>, version: number, key: string) => {
  const saved = await changeFirm(firmApi.details, body, { version, key })
  // This page shows the new colour at once, others with their next load.
  document.documentElement.style.setProperty('--brand-h', String(saved.details.hue))
}

export const saveOffices = (body: Part<'offices'>, version: number, key: string) =>
  changeFirm(firmApi.offices, body, { version, key })

export const saveTeams = (body: Part<'teams'>, version: number, key: string) =>
  changeFirm(firmApi.teams, body, { version, key })

export const saveSignature = (body: Part<'signature'>, version: number, key: string) =>
  changeFirm(firmApi.signature, body, { version, key })
