/** Moves the focus into each new page, because the focused element left with the previous one. */
export const focusPage = () =>
  document.addEventListener('astro:after-swap', () =>
    document.addEventListener('astro:page-load', focus, { once: true }),
  )

const focus = () => {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true })
}
