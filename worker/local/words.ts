import { projectAt } from './measure/sources.ts'
import { textsOf } from './texts/texts.ts'

// Prints what people read in the product, as `path:line` and the text; the commands of this folder are left out.
const { sources } = projectAt(null)
for (const { path, line, text } of sources
  .filter((it) => !it.path.startsWith('worker/local/'))
  .flatMap(textsOf))
  console.info(`${path}:${line}\t${text}`)
