import { atom, computed, onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import type { ReplyOf } from '#domain/endpoint'
import { type UserListQuery, userApi } from '#domain/user/account-api'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore, revalidateKeys } from '#stores/list/fetching'

type Page = ReplyOf<typeof userApi.list>

/** What the address asks of the list; staff where it names no kind, everybody for 'all'. */
export const $userQuery = computed($route, (route) => {
  const asked = new URLSearchParams(route.search)
  const [q, status, type] = [asked.get('q'), asked.get('status'), asked.get('type') ?? 'staff']
  const [sort, direction] = [asked.get('sort'), asked.get('direction')]
  return {
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(sort ? { sort } : {}),
    ...(direction ? { direction } : {}),
    ...(type === 'all' ? {} : { type }),
  } as UserListQuery
})

// Null on every other page: leaving the list asks nothing more.
const $queryKey = computed([$route, $userQuery], ({ name }, query) =>
  name === 'admin-users' ? JSON.stringify(query) : null,
)

/** The first page of those who may sign in. */
export const $users = createFetcherStore<Page>(['users/', $queryKey], {
  fetcher: (_, query) => call(userApi.list, { query: JSON.parse(String(query)) as UserListQuery }),
})

const $later = atom<Page | null>(null)

/** Every row that was asked for so far. */
export const $userRows = computed([$users, $later], (first, later) => ({
  ...first,
  rows: [...(first.data?.rows ?? []), ...(later?.rows ?? [])],
  next: later === null ? (first.data?.next ?? null) : later.next,
}))

/** Fetches the page that follows what is shown. */
export const loadMoreUsers = async () => {
  const after = $userRows.get().next
  if (after === null) return
  const page = await call(userApi.list, { query: { ...$userQuery.get(), after } })
  $later.set({ rows: [...($later.get()?.rows ?? []), ...page.rows], next: page.next })
}

/** The text of a file of what the address asks, with these columns. */
export const exportUsers = (columns: string) =>
  call(userApi.export, { query: { ...$userQuery.get(), columns } })

onMount($users, () => {
  const again = () => revalidateKeys((key) => /^(users|saved-views)\//.test(key))
  const stopListening = listen(areaChannel(firm.tenantId, 'admin'), { '*': again }, again)
  const stopFollowing = $queryKey.listen(() => $later.set(null))
  return () => {
    stopListening()
    stopFollowing()
  }
})
