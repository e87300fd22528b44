import { leadParts } from './lead-list.ts'

/** Round the leads of one stage. */
export default leadParts(true)
