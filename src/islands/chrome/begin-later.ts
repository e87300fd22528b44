import { startLater } from '#stores/chrome/start-later'
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
}

const showTools = () => {
  if (document.querySelector('[data-tool]'))
    void import('./mount-tools.tsx').then(({ mountTools }) => mountTools())
}
