import { atom, computed, onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { contactApi } from '#domain/contact/api'
import type { ContactDetails, ContactMerge } from '#domain/contact/bodies'
import type { ContactView } from '#domain/contact/view'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { whenStale } from '#stores/record/stale'

const $id = computed($route, (route) =>
  route.name === 'conveyances-contacts-id' ? (route.params['id'] ?? null) : null,
)

const get = (id: string) => call(contactApi.show, { params: { id } })

/** The contact on the page. */
export const $contact = createFetcherStore<ContactView>(['contact/', $id], {
  fetcher: (_, id) => get(String(id)),
})

onMount($contact, () => {
  const again = () => $contact.revalidate()
  return listen(areaChannel(firm.tenantId, 'contacts'), { '*': again }, again)
})

/** The contact that is chosen to be merged into the one on the page; null while none is. */
export const $otherId = atom<string | null>(null)
export const $otherContact = createFetcherStore<ContactView>(['contact-other/', $otherId], {
  fetcher: (_, id) => get(String(id)),
})

const show = (it: ContactView) => {
  if (it.contact.id === $id.get()) $contact.mutate(it)
  return it
}

export const createContact = (body: ContactDetails, key: string) =>
  call(contactApi.create, { body, key })

/** Changes a contact; where somebody was quicker, the page has what they saved before this rejects. */
export const changeContact = async (
  id: string,
  details: ContactDetails,
  key: string,
  version: number,
) => {
  const change = call(contactApi.change, { params: { id }, body: { ...details, version }, key })
  return show(await change.catch(whenStale(async () => show(await get(id)))))
}

/** Takes another contact into one; where either was changed meanwhile, the page has them as they are. */
export const mergeContact = async (id: string, body: ContactMerge, key: string) => {
  const merge = call(contactApi.merge, { params: { id }, body, key })
  const again = async () => {
    show(await get(id))
    $otherContact.revalidate()
  }
  return show(await merge.catch(whenStale(again)))
}
