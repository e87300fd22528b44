import { permissions } from '#domain/permissions'
import { permissionName } from '#domain/user/role/grant'
import type { PermissionGivers } from '#domain/user/role/role'
import { permissionGivers } from '#stores/chrome/permission-givers'

export const showReason = () => {
  const asked = new URLSearchParams(location.search).getAll('permission')
  const known = asked.filter((name) => permissions.some((permission) => permission === name))
  const reason = document.querySelector('[data-reason]')
  if (reason && known.length > 0) reason.textContent = reasonText(known)
  const [first] = known
  if (first !== undefined) void showGivers(first)
  document.querySelector('[data-back]')?.addEventListener('click', goBack)
}

const reasonText = (names: readonly string[]) =>
  `It needs the permission ${names.map((name) => `“${permissionName(name)}”`).join(' and ')}, which your roles do not give you. Nothing is wrong with your sign-in.`

const showGivers = async (name: string) => {
  const element = document.querySelector('[data-givers]')
  const givers = await permissionGivers(name)
  if (element && givers && givers.people.length > 0) element.textContent = giversText(givers)
}

/** Returns 'It comes with the roles Owner and Manager. Ann Lee or Ben Ward can give one of them to you.' */
export const giversText = ({ roles, people }: PermissionGivers) => {
  const one = roles.length === 1
  const which = `It comes with the role${one ? '' : 's'} ${listNames(roles, 'conjunction')}.`
  return `${which} ${listNames(people, 'disjunction')} can give ${one ? 'it' : 'one of them'} to you.`
}

const listNames = (names: readonly string[], type: Intl.ListFormatType) =>
  new Intl.ListFormat('en-GB', { type }).format(names)

const goBack = (event: Event) => {
  if (history.length < 2) return
  event.preventDefault()
  history.back()
}
