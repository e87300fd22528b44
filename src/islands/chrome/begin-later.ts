import { focusPage } from './focus-page.ts'
import { showCut } from './show-cut.ts'
import { showOffline } from './show-offline.ts'
import { watchPopovers } from './watch-popovers.ts'

showOffline()
watchPopovers()
focusPage()
showCut()
