import { computed, onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { roleApi } from '#domain/user/role/api'
import type { RoleBody, RoleDetail, RoleRow } from '#domain/user/role/role'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'

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

export const $role = createFetcherStore<RoleDetail>(['role/', $id], {
  fetcher: (_, id) => call(roleApi.show, { params: { id: String(id) } }),
})

export const createRole = (body: RoleBody, key: string) => call(roleApi.create, { body, key })

const show = (shown: RoleDetail) => {
  if (shown.role.id === $id.get()) $role.mutate(shown)
  $roles.revalidate()
}

const { change } = saverOf<RoleDetail, { readonly id: string }>({
  show,
  showCurrent: async ({ id }) => show(await call(roleApi.show, { params: { id } })),
})

/** Changes the role on the page; on a conflict the page shows the saved version before this rejects. */
export const changeRole = (body: RoleBody, version: number, key: string) =>
  change(roleApi.change, body, { params: { id: $id.get() ?? '' }, version, key })

/** Sets what the role on the page demands of a second factor; null for nothing. */
export const demandFactor = (
  second_factor: RoleDetail['role']['second_factor'],
  version: number,
  key: string,
) =>
  change(
    roleApi.demand_factor,
    { second_factor },
    { params: { id: $id.get() ?? '' }, version, key },
  )
