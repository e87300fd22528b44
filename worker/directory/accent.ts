import { converter, useMode as know, modeOklch, modeRgb, parseHex } from 'culori/fn'

know(modeRgb)
know(modeOklch)
const inOklch = converter('oklch')

export const MOST_CHROMA = 0.12

/** The OKLCH hue (degrees) and chroma of a firm's accent colour '#rrggbb'; the lightness is the product's own. */
export const brandColour = (accent: string) => {
  const { h = 0, c } = inOklch(parseHex(accent)) ?? { c: 0 }
  return { hue: Math.round(h), chroma: Math.min(Math.round(c * 1000) / 1000, MOST_CHROMA) }
}
