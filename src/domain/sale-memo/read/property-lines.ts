import { BY_GUESS, BY_PLACE, type FoundText, foundText, NOTHING } from './fields.ts'
import { addressOf, postcodesIn } from './place.ts'

export type FoundProperty = { readonly address: FoundText; readonly postcode: FoundText }

const IS_ADDRESS =
  /\d|\b(?:house|cottage|farm|lodge|barn|hall|villa|plot|mill|rectory|old|the|court|manor|grange|lane|road|street|close|avenue|drive|way|hill|row|terrace|place|crescent|gardens|green|square|walk|view|rise|heol|stryd|ffordd|lon|maes|ty|bryn|plas|cwrt|cwm)\b/i

/** Whether a text says where something is: in words of places, or as names by comma. */
export const isAddress = (text: string) =>
  IS_ADDRESS.test(text) || /^\p{Lu}[\p{L}' -]+(?:, \p{Lu}[\p{L}' -]+){2,}/u.test(text)

/** A postcode on a line of its own below its address; else the address of the subject. */
export const byLines = (
  texts: readonly string[],
  subject: string | null,
  others: readonly string[],
): FoundProperty => {
  const at = texts.findIndex((text) => {
    const [postcode] = postcodesIn(text)
    return postcode && text.length - postcode.text.length < 4 && !others.includes(text)
  })
  const above = at > 0 ? addressLinesAbove(texts, at) : []
  if (above.length > 0)
    return {
      address: foundText(addressOf(above), BY_PLACE + 0.1),
      postcode: foundText(postcodesIn(texts[at] ?? '')[0]?.text ?? null, BY_PLACE + 0.1),
    }
  const told = [...texts, subject ?? ''].flatMap(
    (text) =>
      /\b(?:re|sale agreed|sale of|property|regarding|memorandum of sale|memo)\b\s*[:–-]?\s+((?:flat|apartment|plot|the(?! above\b)|\d)[^:]{5,90})$/i.exec(
        text,
      )?.[1] ?? [],
  )[0]
  const line =
    told ??
    texts.find(
      (text) =>
        /^(?:(?:flat|apartment|plot) \d+[a-z]?,|\d+[a-z]? )[\p{Lu}].*,/iu.test(text) &&
        text.length < 90 &&
        !others.includes(text),
    )
  return {
    address:
      line === undefined ? NOTHING : foundText(addressOf([line]), told ? BY_PLACE : BY_GUESS),
    postcode: NOTHING,
  }
}

const addressLinesAbove = (texts: readonly string[], at: number) => {
  let from = at
  while (
    from > 0 &&
    at - from < 5 &&
    texts[from - 1] !== '' &&
    (texts[from - 1] ?? '').length < 70 &&
    !/[.:]$/.test(texts[from - 1] ?? '')
  )
    from--
  const lines = texts.slice(from, at)
  const first = lines.findIndex((line) => IS_ADDRESS.test(line))
  return first < 0 ? [] : lines.slice(first)
}
