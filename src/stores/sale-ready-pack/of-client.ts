import { computed, map, onMount } from 'nanostores'
import { clientPackApi } from '#domain/sale-ready-pack/api'
import type { ClientAnswer } from '#domain/sale-ready-pack/bodies'
import type { ClientPack } from '#domain/sale-ready-pack/view'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { followClientCases } from '#stores/conveyance/portal/case'
import { createFetcherStore } from '#stores/list/fetching'
import { $session } from '#stores/user/session'

const $contact = computed($session, (session) =>
  session?.user.type === 'client' ? (session.user.contact_id ?? null) : null,
)

/** The packs that the signed-in seller answers. */
export const $clientPacks = createFetcherStore<ClientPack[]>(['client-packs/', $contact], {
  fetcher: () => call(clientPackApi.list),
})

onMount($clientPacks, () => followClientCases(() => $clientPacks.revalidate()))

/** Who of the sellers that share an account answers, by pack. */
export const $answerer = map<Record<string, string>>({})

/** The pack that the address names; null where it is not theirs. */
export const $clientPack = computed(
  [$clientPacks, $route],
  (packs, { params }) => packs.data?.find(({ id }) => id === params['id']) ?? null,
)

const show = (pack: ClientPack) => {
  const packs = $clientPacks.get().data ?? []
  $clientPacks.mutate(packs.map((it) => (it.id === pack.id ? pack : it)))
}

/** Saves an answer; throws ApiError. */
export const answerQuestion = async (id: string, item: string, body: ClientAnswer, key: string) =>
  show(await call(clientPackApi.answer, { params: { id, item }, body, key }))

/** Agrees that the pack is right and may be shared; throws ApiError. */
export const agreeToShare = async (id: string, name: string, key: string) =>
  show(await call(clientPackApi.consent, { params: { id }, body: { name, agree: true }, key }))
