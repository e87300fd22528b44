import { leadParts } from './lead-list.ts'

/** The options of the lists of one stage. */
export default leadParts(true)
