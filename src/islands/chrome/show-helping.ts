import type { Helping } from '#domain/delegate/access'
import { accessText } from '#domain/delegate/labels'
import { firm } from '#lib/firm'
import { href } from '#routes'

const textOf = ({ client, access, ended }: Helping) =>
  ended === null ? `You are helping ${client}: you can ${accessText(access)}.` : ended

/** Says at the head of every page of the portal for whom the session acts. */
export const showHelping = (helping: Helping) => {
  const place = document.querySelector<HTMLElement>('[data-helping]')
  if (place === null) return
  const link = document.createElement('a')
  link.href = href('clients-people-who-help', {}, firm.audience)
  link.className = 'link'
  link.textContent = 'People you help'
  const words = document.createElement('p')
  words.append(textOf(helping), ' ', link)
  place.replaceChildren(words)
  place.hidden = false
}
