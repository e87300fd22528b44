import { logOut } from '#stores/user/session'

/** Lets any button of a page without a menu sign out. */
export const signOutOnClick = () => {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-sign-out]')) void logOut()
  })
}
