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
import { saverOf } from '#stores/record/saving'

const $id = computed($route, (route) =>
  route.name === 'conveyances-contacts-id' ? (route.params['id'] ?? null) : null,
)

const get = (id: string) => call(contactApi.show, { params: { id } })

export const $contact = createFetcherStore<ContactView>(['contact/', $id], {
  fetcher: (_, id) => get(String(id)),
})

onMount($contact, () => {
  const refresh = () => $contact.revalidate()
  return listen(areaChannel(firm.tenantId, 'contacts'), { '*': refresh }, refresh)
})

export const $otherId = atom<string | null>(null)
export const $otherContact = createFetcherStore<ContactView>(['contact-other/', $otherId], {
  fetcher: (_, id) => get(String(id)),
})

const show = (contact: ContactView) => {
  if (contact.contact.id === $id.get()) $contact.mutate(contact)
  return contact
}

export const createContact = (body: ContactDetails, key: string) =>
  call(contactApi.create, { body, key })

const { change } = saverOf<ContactView, unknown>({
  show,
  showCurrent: async () => {
    const id = $id.get()
    if (id !== null) show(await get(id))
    $otherContact.revalidate()
  },
})

export const changeContact = (id: string, details: ContactDetails, key: string, version: number) =>
  change(contactApi.change, details, { params: { id }, version, key })

/** Merges another contact into one; on a conflict the page shows both as saved before this rejects. */
export const mergeContact = (id: string, { version, ...body }: ContactMerge, key: string) =>
  change(contactApi.merge, body, { params: { id }, version, key })
