import { emailsIn, phonesIn, withoutDetails } from '../contact-details.ts'
import { isBoilerplate, postcodesIn } from '../place.ts'

/** The lines of a block without telephones, mail, street and postcode. */
export const namesOfBlock = (block: readonly string[]) =>
  block
    .map((line) => (postcodesIn(line).length > 0 ? withoutStreetOf(line) : line))
    .filter((line) => line !== '' && !/^\d/.test(line))
    .flatMap((line) => withoutDetails(line).split(/(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u))
    .map((line) => line.replaceAll(/(?:[;:\s,–—-]|\s(?:on|or))+$/g, '').trim())
    .filter(
      (line) =>
        /\p{L}{2}/u.test(line) &&
        line.length < (line.includes('|') ? 120 : 60) &&
        !isBoilerplate(line),
    )

/** The parts of a line that are no part of an address that ends in it. */
const withoutStreetOf = (line: string) => {
  const parts = line.split(/\s+[–—-]\s+|\s*\|\s*/)
  return parts.length === 1
    ? (/^[^\d,]+(?=,\s*\d)/.exec(line)?.[0] ?? '')
    : parts.filter((part) => postcodesIn(part).length === 0).join(' | ')
}

export const detailsOfBlock = (block: readonly string[]) => {
  const text = block.join('\n')
  return { phone: phonesIn(text)[0]?.text ?? null, email: emailsIn(text)[0]?.text ?? null }
}
