import { testTitles } from './titles.ts'

/** Every test of the project by 'file › title'. */
export const testsByName = () =>
  Map.groupBy(testTitles(), ({ file, title }) => `${file} › ${title}`)

/** The name of the test that a proof means, without the row of its table. */
export const testOf = (proof: string) => proof.split(' · ')[0] ?? ''

/** What is wrong with a proof: [] when one test that runs bears its name and has its row. */
export const faultsOf = (tests: ReturnType<typeof testsByName>, proof: string): string[] => {
  const [name = '', row] = proof.split(' · ')
  const [found, ...more] = tests.get(name) ?? []
  if (!found) return [`There is no test ${name}`]
  if (more.length > 0) return [`There are several tests ${name}`]
  if (!found.isRun) return [`It does not always run: ${name}`]
  const isThere =
    row === undefined || [`'${row}'`, `[${row},`].some((it) => found.rows.includes(it))
  return isThere ? [] : [`There is no row ${row} in ${name}`]
}

/** A text as a cell of a Markdown table. */
export const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

/** A proof as a cell, with a link to its file. */
export const proofCell = (proof: string) => {
  const [file = '', ...titles] = proof.split(' › ')
  return `[${file}](../${file}) › ${cell(titles.join(' › '))}`
}
