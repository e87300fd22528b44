import { parsePostcode } from '#domain/postcode'

/** The parts of an address in one text: the last part is the town, unless it is the only one. */
export const splitAddress = (of: { readonly address: string; readonly postcode: string }) => {
  const parts = of.address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const town = parts.length > 1 ? (parts.at(-1) ?? '') : ''
  const line = (parts.length > 1 ? parts.slice(0, -1) : parts).join(', ')
  return { line, town, postcode: parsePostcode(of.postcode) ?? '' }
}
