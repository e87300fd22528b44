import { followArea } from '#stores/list/following'

/** Calls back when anything happens to a quote, for those who may hear it; gives back what stops it. */
export const followQuotes = (again: () => void) => followArea('quotes', again)
