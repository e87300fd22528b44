import { permissions } from '#domain/permissions'

// An address can be written by anybody: only names that there are get shown.
/** Says which permission is missing, and lets the person go back. */
export const showReason = () => {
  const asked = new URLSearchParams(location.search).getAll('permission')
  const known = asked.filter((name) => permissions.some((permission) => permission === name))
  const reason = document.querySelector('[data-reason]')
  if (reason && known.length > 0) reason.textContent = words(known)
  document.querySelector('[data-back]')?.addEventListener('click', goBack)
}

const words = (names: readonly string[]) =>
  `It needs the permission ${names.map((name) => `“${name}”`).join(' and ')}, which your roles do not give you. Nothing is wrong with your sign-in.`

const goBack = (event: Event) => {
  if (history.length < 2) return
  event.preventDefault()
  history.back()
}
