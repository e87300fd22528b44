import source from '../../styles/fonts/newsreader.woff2?url'

/**
 * Loads the font of headings for the pages that follow: what is on screen keeps its fallback, so that nothing moves.
 * The next document begins with it (layouts/early.js).
 */
export const loadHeadingFont = async () => {
  if ([...document.fonts].some(({ family }) => family.replaceAll('"', '') === 'Newsreader')) return
  const font = new FontFace('Newsreader', `url(${source})`, { weight: '400 500' })
  await font.load()
  localStorage.setItem('heading-font', source)
  document.addEventListener('astro:before-swap', () => document.fonts.add(font), { once: true })
}
