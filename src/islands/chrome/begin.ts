import { startApp } from '#stores/chrome/start'
import { $toasts } from '#stores/chrome/toasts'
import { whenShown } from '#stores/chrome/when-shown'
import { $session } from '#stores/user/session'
import { followStepUp } from '#stores/user/step-up'
import { queueKeys } from './early-keys.ts'
import { focusPage } from './focus-page.ts'
import { showAreas } from './show-areas.ts'
import { showCrumb } from './show-crumb.ts'
import { showLayout } from './show-layout.ts'
import { showLoading } from './show-loading.ts'
import { showMark } from './show-mark.ts'
import { signOutOnClick } from './sign-out.ts'

const stopWaiting = $toasts.listen(() => {
  stopWaiting()
  void import('./show-toasts.ts').then(({ showToasts }) => showToasts())
})
queueKeys()
showLoading()
showAreas()
showLayout()
showCrumb()
showMark()
const tellHelping = () => {
  const helping = $session.get()?.user.helping
  if (helping) void import('./show-helping.ts').then((it) => it.showHelping(helping))
}
$session.subscribe(tellHelping)
document.addEventListener('astro:after-swap', tellHelping)
signOutOnClick()
// Before the first click: an act that needs it must not fail because the page is young.
followStepUp(async () => (await import('#islands/security/StepUp.tsx')).askStepUp())
startApp()
// Before the first navigation, which may come while the first page is still asking for its rows.
focusPage()

// The router reports the pages that follow; it is fetched after the first one is shown.
addEventListener('load', () => document.dispatchEvent(new Event('astro:page-load')))
void whenShown()
  .then(() => import('./begin-later.ts'))
  .then(({ beginLater }) => beginLater())
