import * as z from 'zod/mini'

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Refuses line breaks and other control characters: names and subjects are copied into mail headers. */
export const oneLine = z.regex(
  /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
  'Remove line breaks and hidden characters.',
)

/** A text of one line, such as a name. */
export const lineText = (maxLength: number, message = 'This is too long.') =>
  z.string().check(z.trim(), z.maxLength(maxLength, message), oneLine)

/** Returns a text with each run of control characters replaced by a space. */
export const onOneLine = (text: string) => text.replaceAll(CONTROLS, ' ').trim()
