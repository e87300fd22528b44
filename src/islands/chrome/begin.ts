import { startApp } from '#stores/chrome/begin'
import { followVisits } from '#stores/chrome/recent'
import { showAreas } from './show-areas.ts'
import { showCrumb } from './show-crumb.ts'
import { showLayout } from './show-layout.ts'
import { showLoading } from './show-loading.ts'
import { showMark } from './show-mark.ts'
import { showToasts } from './show-toasts.ts'
import { showReturnLink } from './show-way-back.ts'
import { signOutOnClick } from './sign-out.ts'

showToasts()
showLoading()
showAreas()
showLayout()
showCrumb()
followVisits()
showMark()
showReturnLink()
signOutOnClick()
startApp()

// Not needed before the first page has loaded.
window.addEventListener('load', () => void import('./begin-later.ts'))
