import { roleApi } from '#domain/user/role/api'
import { call } from '#lib/api'
import { loadSession } from '#stores/user/session'

/** Whom the signed-in member of staff can ask for a permission; null for anybody else and when the request fails. */
export const permissionGivers = async (name: string) => {
  if ((await loadSession())?.user.type !== 'staff') return null
  return call(roleApi.givers, { params: { name }, isQuiet: true }).catch(() => null)
}
