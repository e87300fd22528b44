/** After a step to another page the focus is in it: what had it went with the page before. */
export const focusPage = () =>
  document.addEventListener('astro:after-swap', () =>
    document.addEventListener('astro:page-load', focus, { once: true }),
  )

const focus = () => {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true })
}
