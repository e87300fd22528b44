import { focusPage } from './focus-page.ts'
import { loadHeadingFont } from './heading-font.ts'
import { showCut } from './show-cut.ts'
import { showOffline } from './show-offline.ts'
import { watchPopovers } from './watch-popovers.ts'

const showTools = () => {
  if (document.querySelector('[data-tool]'))
    void import('./mount-tools.tsx').then(({ mountTools }) => mountTools())
}

showTools()
document.addEventListener('astro:after-swap', showTools)
showOffline()
watchPopovers()
focusPage()
loadHeadingFont()
showCut()
