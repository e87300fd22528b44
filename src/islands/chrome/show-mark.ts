import { $firm } from '#stores/user/firm'

/** Draws the firm's mark at the head of the rail: its initials, in its own colour. */
export const showMark = () => {
  const draw = () => {
    const element = document.querySelector('[data-mark]')
    if (element && element.textContent === '') element.textContent = markOf($firm.get().brand.name)
  }
  draw()
  document.addEventListener('astro:after-swap', draw)
}

/** 'HV' for Harcourt & Vane: the first letters of its first two names. */
export const markOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
