import { $firm } from '#stores/user/firm'

/** Shows the firm's initials at the head of the rail. */
export const showMark = () => {
  const draw = () => {
    const element = document.querySelector('[data-mark]')
    if (element && element.textContent === '') element.textContent = markOf($firm.get().brand.name)
  }
  draw()
  document.addEventListener('astro:after-swap', draw)
}

/** Returns the initials of a firm's first two words: 'HV' for Harcourt & Vane. */
export const markOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
