import { $crumb } from '#stores/chrome/route'

/** Writes what a page calls itself at the end of the crumbs. */
export const showCrumb = () => {
  $crumb.subscribe((crumb) => {
    const element = document.querySelector('[data-crumb]')
    if (element && crumb !== null) element.textContent = crumb
  })
}
