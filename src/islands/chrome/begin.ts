import { begin } from '#stores/begin'
import { rememberVisits } from '#stores/recent'
import { showAreas } from './show-areas.ts'
import { showCrumb } from './show-crumb.ts'
import { showLayout } from './show-layout.ts'
import { showLoading } from './show-loading.ts'
import { showMark } from './show-mark.ts'
import { showOffline } from './show-offline.ts'
import { showToasts } from './show-toasts.ts'
import { showWayBack } from './show-way-back.ts'
import { signOutOnClick } from './sign-out.ts'
import { watchPopovers } from './watch-popovers.ts'

showToasts()
showLoading()
showOffline()
showAreas()
showLayout()
showCrumb()
rememberVisits()
showMark()
showWayBack()
signOutOnClick()
watchPopovers()
begin()
