import { begin } from '#stores/chrome/begin'
import { rememberVisits } from '#stores/chrome/recent'
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
rememberVisits()
showMark()
showReturnLink()
signOutOnClick()
begin()

// Not needed before the first page has loaded.
window.addEventListener('load', () => void import('./begin-later.ts'))
