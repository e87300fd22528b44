import { atom, computed, onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { type ContactListQuery, contactApi } from '#domain/contact/api'
import type { ReplyOf } from '#domain/endpoint'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore, revalidateKeys } from '#stores/list/fetching'

type Page = ReplyOf<typeof contactApi.list>

const NAMES = ['q', 'sort', 'direction'] as const

/** What the address asks of the list. */
const $contactQuery = computed($route, (route) => {
  const asked = new URLSearchParams(route.search)
  const given = NAMES.map((name) => [name, asked.get(name)] as const)
  return Object.fromEntries(given.filter(([, value]) => value)) as ContactListQuery
})

// Null on every other page: leaving the list asks nothing more.
const $queryKey = computed([$route, $contactQuery], ({ name }, query) =>
  name === 'conveyances-contacts' ? JSON.stringify(query) : null,
)

/** The first page of the contacts. */
export const $contacts = createFetcherStore<Page>(['contacts/', $queryKey], {
  fetcher: (_, query) =>
    call(contactApi.list, { query: JSON.parse(String(query)) as ContactListQuery }),
})

const $later = atom<Page | null>(null)

/** Every row that was asked for so far. */
export const $contactRows = computed([$contacts, $later], (first, later) => ({
  ...first,
  rows: [...(first.data?.rows ?? []), ...(later?.rows ?? [])],
  next: later === null ? (first.data?.next ?? null) : later.next,
}))

/** Fetches the page that follows what is shown. */
export const loadMoreContacts = async () => {
  const after = $contactRows.get().next
  if (after === null) return
  const page = await call(contactApi.list, { query: { ...$contactQuery.get(), after } })
  $later.set({ rows: [...($later.get()?.rows ?? []), ...page.rows], next: page.next })
}

/** Contacts by any part of a name, email address, telephone number or address. */
export const findContacts = async (words: string, signal: AbortSignal) => {
  const q = words.trim().slice(0, 100)
  if (q.length < 2) return []
  const { rows } = await call(contactApi.list, { query: { q, limit: 20 }, signal, isQuiet: true })
  return rows.map(({ id, name, email, phone }) => ({
    value: id,
    label: name,
    detail: [email, phone].filter(Boolean).join(' · '),
  }))
}

onMount($contacts, () => {
  const again = () => revalidateKeys((key) => key.startsWith('contacts/'))
  const stopListening = listen(areaChannel(firm.tenantId, 'contacts'), { '*': again }, again)
  const stopFollowing = $queryKey.listen(() => $later.set(null))
  return () => {
    stopListening()
    stopFollowing()
  }
})
