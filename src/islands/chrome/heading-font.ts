import source from '../../styles/fonts/newsreader.woff2?url'

/** Loads the font of headings where the page's own styles do not; a fallback of the same widths stands till then. */
export const loadHeadingFont = () => {
  if ([...document.fonts].some(({ family }) => family.replaceAll('"', '') === 'Newsreader')) return
  const font = new FontFace('Newsreader', `url(${source})`, { weight: '400 500', display: 'swap' })
  document.fonts.add(font)
}
