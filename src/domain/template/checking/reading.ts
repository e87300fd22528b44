import { proseOf } from './pieces.ts'

const syllables = (word: string) => {
  const found = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]{1,2}/g)
  return Math.max(1, found?.length ?? 1)
}

const LEAST_WORDS = 60

/** The age at which a text is read with ease, by the Flesch–Kincaid grade; null for a short one. */
export const readingAge = (template: string): number | null => {
  const prose = proseOf(template).replaceAll(/[#*|>[\]()_-]/g, ' ')
  const words = prose.match(/[a-z’']+/gi) ?? []
  if (words.length < LEAST_WORDS) return null
  const sentences = prose.split(/[.!?:;]\s|\n+/).filter((it) => /[a-z]{2}/i.test(it)).length
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0)
  const grade = 0.39 * (words.length / sentences) + 11.8 * (sounds / words.length) - 15.59
  return Math.max(5, Math.round(grade + 5))
}

/** The characters of a text message that its first part holds. */
export const SMS_PART = 160

/** How many parts a text message needs: 160 characters in the plain alphabet, 70 in any other. */
export const smsParts = (text: string) => {
  const isPlain = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z£¥èéùìòÇØøÅåÄÖÑÜäöñüà§]*$/.test(text)
  const [one, more] = isPlain ? [SMS_PART, 153] : [70, 67]
  return text.length <= one ? 1 : Math.ceil(text.length / more)
}
