/** Moves the focus into each new page, because the focused element left with the previous one. */
export const focusPage = () =>
  document.addEventListener('astro:after-swap', () =>
    document.addEventListener('astro:page-load', () => requestAnimationFrame(focusLater), {
      once: true,
    }),
  )

// To focus an element asks for the layout, which the page has once it is drawn.
const focusLater = () => setTimeout(focus)

const focus = () => {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true })
}
