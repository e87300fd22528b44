import { begin } from '#stores/begin'
import { showAreas } from './show-areas.ts'
import { showCrumb } from './show-crumb.ts'
import { showLayout } from './show-layout.ts'
import { showLoading } from './show-loading.ts'
import { showMark } from './show-mark.ts'
import { showOffline } from './show-offline.ts'
import { showToasts } from './show-toasts.ts'
import { signOutOnClick } from './sign-out.ts'

showToasts()
showLoading()
showOffline()
showAreas()
showLayout()
showCrumb()
showMark()
signOutOnClick()
begin()
