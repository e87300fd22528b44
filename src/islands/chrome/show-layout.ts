import { $layout } from '#stores/user/session'

/**
 * Gives a page whose route names no layout the layout of the signed-in user. Both layouts have the same areas,
 * so nothing moves.
 */
export const showLayout = () => {
  $layout.subscribe(draw)
  document.addEventListener('astro:after-swap', draw)
}

const draw = () => {
  const { dataset } = document.documentElement
  if ('layoutOpen' in dataset) dataset.layout = $layout.get()
}
