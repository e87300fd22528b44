import fc from 'fast-check'
import { repeats } from './repeats.ts'

fc.configureGlobal({ numRuns: repeats(100, 1_000) })
