import { computed, onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { type RoleBody, type RoleRow, roleApi, type ShownRole } from '#domain/role'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from './fetching.ts'
import { $route } from './route.ts'

/** Every role of the firm. */
export const $roles = createFetcherStore<RoleRow[]>(['roles'], {
  fetcher: () => call(roleApi.list),
})

onMount($roles, () =>
  listen(areaChannel(firm.tenant, 'admin'), {
    'permissions.changed': () => $roles.revalidate(),
  }),
)

const $id = computed($route, (route) =>
  route.name === 'admin-roles-id' ? (route.params['id'] ?? null) : null,
)

/** The role on the page, with those who have it. */
export const $role = createFetcherStore<ShownRole>(['role/', $id], {
  fetcher: (_, id) => call(roleApi.show, { params: { id: String(id) } }),
})

export const createRole = (body: RoleBody, key: string) => call(roleApi.create, { body, key })

/** Changes the role on the page for everybody who has it. */
export const changeRole = async (body: RoleBody, version: number, key: string) => {
  const id = $id.get() ?? ''
  const it = await call(roleApi.change, { params: { id }, body: { ...body, version }, key })
  $role.mutate(it)
  $roles.revalidate()
  return it
}
