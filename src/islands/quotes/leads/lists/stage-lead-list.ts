import { leadParts } from './lead-list.ts'

export default leadParts(true)
