import { logOut } from '#stores/user/session'

/** Makes every button with `data-sign-out` sign out. */
export const signOutOnClick = () => {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-sign-out]')) void logOut()
  })
}
