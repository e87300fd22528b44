import { figuresOf } from './measure/figures.ts'
import { projectAt } from './measure/sources.ts'
import { parseOptions, refuse } from './options.mjs'

const usage = `Usage: npm run measure [-- --at REF] [--before REF]

  --at      measures a commit; the working tree unless it is given
  --before  shows what another commit measured beside it`

const { at, before }: { at?: string; before?: string } = parseOptions(usage, {
  at: { type: 'string' },
  before: { type: 'string' },
})

const measured = (ref: string | undefined) => {
  try {
    return figuresOf(projectAt(ref ?? null))
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const now = measured(at)
const then = before === undefined ? null : measured(before)
const cell = (value: string | number | undefined) => String(value ?? '').padStart(12)
const row = (name: string, old: string | number | undefined, value: string | number) =>
  console.info(name.padEnd(36) + (then === null ? '' : cell(old)) + cell(value))

row('', before, at ?? 'working tree')
for (const [name, value] of Object.entries(now)) row(name, then?.[name], value)
