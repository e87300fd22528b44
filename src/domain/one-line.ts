import * as z from 'zod/mini'
import { atMost } from '#domain/text/at-most'

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Refuses line breaks and other control characters: names and subjects are copied into mail headers. */
export const oneLine = z.regex(
  /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u,
  'Remove line breaks and hidden characters.',
)

/** A text of one line, such as a name. */
export const lineText = (maxLength: number) =>
  z.string().check(z.trim(), atMost(maxLength), oneLine)

/** Returns a text with each run of control characters replaced by a space. */
export const onOneLine = (text: string) => text.replaceAll(CONTROLS, ' ').trim()
