import { $crumb } from '#stores/chrome/route'

/** Shows the page's own name at the end of the breadcrumbs. */
export const showCrumb = () => {
  $crumb.subscribe((crumb) => {
    const element = document.querySelector('[data-crumb]')
    if (element && crumb !== null) element.textContent = crumb
  })
}
