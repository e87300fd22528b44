import type { Requisition } from '../requisition.ts'

/** The title of replies: 'Amended replies to requisitions' */
export const repliesTitle = ({ earlier }: Pick<Requisition, 'earlier'>): string =>
  earlier.length === 0 ? 'Replies to requisitions' : 'Amended replies to requisitions'
