import { permissions } from '#domain/permissions'
import type { PermissionGivers } from '#domain/user/role/role'
import { giversOf } from '#stores/chrome/permission-givers'

// An address can be written by anybody: only names that there are get shown.
/** Says which permission is missing and who can give it, and lets the person go back. */
export const showReason = () => {
  const asked = new URLSearchParams(location.search).getAll('permission')
  const known = asked.filter((name) => permissions.some((permission) => permission === name))
  const reason = document.querySelector('[data-reason]')
  if (reason && known.length > 0) reason.textContent = words(known)
  const [first] = known
  if (first !== undefined) void showGivers(first)
  document.querySelector('[data-back]')?.addEventListener('click', goBack)
}

const words = (names: readonly string[]) =>
  `It needs the permission ${names.map((name) => `“${name}”`).join(' and ')}, which your roles do not give you. Nothing is wrong with your sign-in.`

const showGivers = async (name: string) => {
  const place = document.querySelector('[data-givers]')
  const givers = await giversOf(name)
  if (place && givers && givers.people.length > 0) place.textContent = giversText(givers)
}

/** 'It comes with the roles Owner and Manager. Ann Lee or Ben Ward can give one of them to you.' */
export const giversText = ({ roles, people }: PermissionGivers) => {
  const one = roles.length === 1
  const which = `It comes with the role${one ? '' : 's'} ${list(roles, 'conjunction')}.`
  return `${which} ${list(people, 'disjunction')} can give ${one ? 'it' : 'one of them'} to you.`
}

const list = (names: readonly string[], type: Intl.ListFormatType) =>
  new Intl.ListFormat('en-GB', { type }).format(names)

const goBack = (event: Event) => {
  if (history.length < 2) return
  event.preventDefault()
  history.back()
}
