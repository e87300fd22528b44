import { isUnread } from '#domain/client-message/view'
import { firm } from '#lib/firm'
import { pluralise } from '#lib/format'
import { href } from '#routes'
import { $ownMessages } from '#stores/client-message/own'

const links = () => {
  const path = href('clients-case-history', {}, firm.audience)
  return document.querySelectorAll<HTMLElement>(
    `.client-links a[href="${path}"], .client-dock a[href="${path}"]`,
  )
}

const show = () => {
  const unread = ($ownMessages.get().data ?? []).filter(isUnread).length
  for (const link of links()) {
    if (unread > 0) link.dataset['unread'] = pluralise(unread, 'new message')
    else delete link.dataset['unread']
    link.querySelector('.sr')?.remove()
    if (unread === 0) continue
    const words = document.createElement('span')
    words.className = 'sr'
    words.textContent = `, ${pluralise(unread, 'new message')}`
    link.append(words)
  }
}

let isFollowing = false

/** Marks the way to the messages of the portal while the firm wrote something that its client has not seen. */
export const showUnread = () => {
  if (isFollowing) return show()
  isFollowing = true
  $ownMessages.subscribe(show)
  document.addEventListener('astro:after-swap', show)
}
