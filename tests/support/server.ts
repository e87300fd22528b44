import type { TestProject } from 'vitest/node'
import { startForTests } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The product that this run started, on the first firm's staff host: http://localhost:PORT. */
    base: string
  }
}

/** One product for the whole run, with records of its own that nobody keeps. */
export default async function setup(project: TestProject) {
  const { base, stop } = await startForTests()
  project.provide('base', base)
  return stop
}
