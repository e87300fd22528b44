import { ScriptProblem } from './problem.ts'

/** Steps of one script: the clock stands still while a worker computes, so that they are counted. */
const MOST_STEPS = 5000
/** Characters and entries that one script makes. */
const MOST_MADE = 100_000
/** The longest text that a script results in, in characters. */
export const LONGEST_RESULT = 10_000
/** Functions that call each other in a row. */
const MOST_CALLS = 20

/** Counts what a script does, and stops it where that is too much. */
export const budgetOf = () => {
  let steps = 0
  let made = 0
  let calls = 0
  const stop = (message: string): never => {
    throw new ScriptProblem(message, 0, 0)
  }
  return {
    step: () => {
      steps += 1
      if (steps > MOST_STEPS) stop('The script takes too many steps.')
    },
    made: (count: number) => {
      made += count
      if (made > MOST_MADE) stop('The script makes too much text.')
    },
    call: <T>(run: () => T): T => {
      calls += 1
      if (calls > MOST_CALLS) stop('Helpers call each other too deeply.')
      const value = run()
      calls -= 1
      return value
    },
  }
}

export type Budget = ReturnType<typeof budgetOf>
