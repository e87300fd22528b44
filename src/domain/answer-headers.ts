/** The number of the newest event that an answer knows of; a header, for staff. */
export const NEWEST_EVENT = 'X-Newest-Event'

/** Marks what is still to be laid out as a paper. */
export const PAPER = 'X-Paper'
