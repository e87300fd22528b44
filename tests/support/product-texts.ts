import { type InterfaceText, textsOf } from '#worker/local/texts/texts'
import { sourcesUnder } from './sources.ts'

// Headings and texts of before that the product recognises and never shows.
const neverShown =
  /^worker\/(local|demo|realtime)\/|\/import\/(choices|(lead|quote)-fields)\.ts$|\/plan\/client-parts\.ts$|\/kit\/examples\//

let found: readonly InterfaceText[] | undefined

/** The texts of the product that people read. */
export const productTexts = (): readonly InterfaceText[] => {
  found ??= sourcesUnder(['src', 'worker'], /(?<!\.d)\.(ts|tsx|astro)$/)
    .filter(({ path }) => !neverShown.test(path))
    .flatMap(textsOf)
  return found
}
