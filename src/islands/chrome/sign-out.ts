import { logOut } from '#stores/user/session'

export const signOutOnClick = () => {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-sign-out]')) void logOut()
  })
}
