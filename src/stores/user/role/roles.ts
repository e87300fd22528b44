import { computed, onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { roleApi } from '#domain/user/role/api'
import type { RoleBody, RoleRow, ShownRole } from '#domain/user/role/role'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { whenStale } from '#stores/record/stale'

/** Every role of the firm. */
export const $roles = createFetcherStore<RoleRow[]>(['roles'], {
  fetcher: () => call(roleApi.list),
})

onMount($roles, () =>
  listen(
    areaChannel(firm.tenantId, 'admin'),
    { 'permissions.changed': $roles.revalidate },
    $roles.revalidate,
  ),
)

const $id = computed($route, (route) =>
  route.name === 'admin-roles-id' ? (route.params['id'] ?? null) : null,
)

/** The role on the page, with those who have it. */
export const $role = createFetcherStore<ShownRole>(['role/', $id], {
  fetcher: (_, id) => call(roleApi.show, { params: { id: String(id) } }),
})

export const createRole = (body: RoleBody, key: string) => call(roleApi.create, { body, key })

/**
 * Changes the role on the page for everybody who has it; where somebody was quicker, the page has what they wrote
 * before this rejects.
 */
export const changeRole = async (body: RoleBody, version: number, key: string) => {
  const id = $id.get() ?? ''
  const change = call(roleApi.change, { params: { id }, body: { ...body, version }, key })
  const fetchAgain = async () => $role.mutate(await call(roleApi.show, { params: { id } }))
  const it = await change.catch(whenStale(fetchAgain))
  $role.mutate(it)
  $roles.revalidate()
  return it
}
