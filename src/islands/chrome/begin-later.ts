import { startLater } from '#stores/chrome/start-later'
import { $session } from '#stores/user/session'
import { loadHeadingFont } from './heading-font.ts'
import { showCut } from './show-cut.ts'
import { showOffline } from './show-offline.ts'
import { showReturnLink } from './show-return-link.ts'
import { watchPopovers } from './watch-popovers.ts'

/** Starts what the first rows of a page can do without. */
export const beginLater = () => {
  startLater()
  showTools()
  document.addEventListener('astro:after-swap', showTools)
  showReturnLink()
  showOffline()
  watchPopovers()
  void loadHeadingFont().catch(() => {})
  showCut()
  $session.subscribe(markUnread)
}

/** The portal says on every page that the firm wrote; nobody else has messages of this kind. */
const markUnread = (session: ReturnType<typeof $session.get>) => {
  const { contact_id, helping } = session?.user ?? {}
  const reads = helping
    ? helping.ended === null && helping.access.includes('messages')
    : Boolean(contact_id)
  if (reads && document.querySelector('.client-links'))
    void import('#islands/clients/messages/show-unread.ts').then((it) => it.showUnread())
}

const showTools = () => {
  if (document.querySelector('[data-tool]'))
    void import('./mount-tools.tsx').then(({ mountTools }) => mountTools())
}
