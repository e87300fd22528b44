import { type Line, lineText } from '../../source/source.ts'
import { firmOf } from '../conveyancer.ts'
import { officeOf } from '../office.ts'

/** How far apart the lines of one address may begin. */
const NEAR = 8

/** The sentences with name and firm in place of a person's title and surname, for each to whom a letter is addressed. */
export const withAddressees = (
  sentences: readonly string[],
  head: readonly Line[],
): readonly string[] => {
  const named = blocksOf(head).flatMap((block) => {
    const office = officeOf(block)
    const [person = '', other] = office.people
    const { firm } = firmOf(office)
    return firm === null || person === '' || other !== undefined ? [] : [{ person, firm }]
  })
  return sentences.map((text) =>
    named.reduce((rest, { person, firm }) => {
      const surname = person.split(' ').at(-1) ?? ''
      return rest.replace(
        new RegExp(
          `\\b(?:Mr|Mrs|Miss|Ms|Mx|Dr)\\.? ${surname}(?![\\p{L}'-])(?! (?:of|at)\\b)`,
          'u',
        ),
        `${person} of ${firm}`,
      )
    }, text),
  )
}

/** The addresses in the head of a letter: below one another between blank lines, or beside one another. */
const blocksOf = (head: readonly Line[]): readonly (readonly string[])[] => {
  const blocks: { readonly at: number; readonly texts: string[] }[][] = [[]]
  for (const line of head) {
    if (lineText(line) === '') blocks.push([])
    for (const { at, text } of line) {
      const open = blocks.at(-1)
      const own = open?.find((it) => Math.abs(it.at - at) <= NEAR)
      if (own) own.texts.push(text)
      else open?.push({ at, texts: [text] })
    }
  }
  return blocks.flat().map(({ texts }) => texts)
}
