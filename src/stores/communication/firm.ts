import { computed, onMount } from 'nanostores'
import type { CommunicationAct } from '#domain/communication/firm/acts'
import {
  type CommunicationDetail,
  type CommunicationRow,
  communicationApi,
} from '#domain/communication/firm/api'
import type {
  CommunicationContent,
  FirmCommunication,
} from '#domain/communication/firm/communication'
import type { BodyInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

/** The firm's own communications, newest first. */
export const $communications = createFetcherStore<CommunicationRow[]>(['communications'], {
  fetcher: () => call(communicationApi.list),
})

onMount($communications, () => followArea('messages', () => $communications.revalidate()))

const $id = computed($route, ({ name, params }) =>
  name === 'admin-communications-id' ? (params['id'] ?? null) : null,
)

export const $communication = createFetcherStore<CommunicationDetail>(['communication/', $id], {
  fetcher: (_, id) => call(communicationApi.show, { params: { id: String(id) } }),
})

onMount($communication, () => followArea('messages', () => $communication.revalidate()))

const show = (detail: CommunicationDetail) => {
  if (detail.communication.id === $id.get()) $communication.mutate(detail)
}

const { change } = saverOf<CommunicationDetail, FirmCommunication>({
  show,
  showCurrent: () => $communication.revalidate(),
})

export const createCommunication = (body: CommunicationContent, key: string) =>
  call(communicationApi.create, { body, key })

type Versioned = Pick<FirmCommunication, 'id' | 'version'>

export const changeCommunication = (
  { id, version }: Versioned,
  body: CommunicationContent,
  key?: string,
) => change(communicationApi.change, body, { params: { id }, version, key })

const endpoints = { activate: communicationApi.activate, pause: communicationApi.pause }

export const actOnCommunication = (act: CommunicationAct, { id, version }: Versioned) =>
  change(endpoints[act], {}, { params: { id }, version })

/** How a text reads for a case or quote. */
export const previewCommunication = (body: BodyInput<typeof communicationApi.preview>) =>
  call(communicationApi.preview, { body })
