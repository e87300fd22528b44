import { $layout } from '#stores/user/session'

/**
 * Gives a page whose route names no frame the one of the person who is known. Both are the same places on the
 * page, and only what is in them appears: nothing moves.
 */
export const showLayout = () => {
  $layout.subscribe(draw)
  document.addEventListener('astro:after-swap', draw)
}

const draw = () => {
  const { dataset } = document.documentElement
  if ('layoutOpen' in dataset) dataset.layout = $layout.get()
}
