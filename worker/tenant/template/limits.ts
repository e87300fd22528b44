import { Context, type Emitter, type Liquid } from 'liquidjs'

// The clock stands still while a worker computes, so that everything is counted instead.
/** Templates and loop rounds that are rendered. */
const MOST_STEPS = 20_000
/** Characters of the whole output. */
const MOST_OUTPUT = 400_000
/** Characters that filters make. */
const MOST_MEMORY = 400_000
/** Entries of a list that reach a template. */
export const MOST_ENTRIES = 200
/** Characters of a value that reach a template. */
export const MOST_VALUE = 20_000

/** Thrown when a template does too much. */
export class TemplateLimit extends Error {}

/** A context that counts its steps; a rendered snippet counts on. */
export const countingContext = (liquid: Liquid, values: object): Context => {
  const context = new Context({}, liquid.options, {
    globals: values,
    sync: true,
    memoryLimit: MOST_MEMORY,
  })
  let steps = 0
  context.renderLimit.check = () => {
    steps += 1
    if (steps > MOST_STEPS) throw new TemplateLimit('The template repeats too often.')
  }
  return context
}

/** Collects the output and stops where it becomes too long. */
export class CountingEmitter implements Emitter {
  buffer = ''

  write(written: unknown) {
    this.buffer += typeof written === 'string' ? written : String(written ?? '')
    if (this.buffer.length > MOST_OUTPUT) throw new TemplateLimit('The template writes too much.')
  }
}
