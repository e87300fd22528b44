import { converter, useMode as know, modeOklch, modeRgb, parseHex } from 'culori/fn'

know(modeRgb)
know(modeOklch)
const inOklch = converter('oklch')

/** The liveliest colour in which every word of the product keeps its contrast. */
export const MOST_CHROMA = 0.12

/**
 * The hue (degrees) and chroma that a firm's one accent colour, '#rrggbb', gives to the product. Its lightness is
 * left behind: that is the product's own.
 */
export const brandColour = (accent: string) => {
  const { h = 0, c } = inOklch(parseHex(accent)) ?? { c: 0 }
  return { hue: Math.round(h), chroma: Math.min(Math.round(c * 1000) / 1000, MOST_CHROMA) }
}
