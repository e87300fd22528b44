import { begin } from '#stores/begin'
import { showAreas } from './show-areas.ts'
import { showCrumb } from './show-crumb.ts'
import { showLoading } from './show-loading.ts'
import { showMark } from './show-mark.ts'
import { showOffline } from './show-offline.ts'
import { showToasts } from './show-toasts.ts'
import { signOutOnClick } from './sign-out.ts'

showToasts()
showLoading()
showOffline()
showAreas()
showCrumb()
showMark()
signOutOnClick()
begin()
