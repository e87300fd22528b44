import { followArea } from '#stores/list/following'

/** Refreshes at every quote event the person may receive; returns a function that stops. */
export const followQuotes = (refresh: () => void) => followArea('quotes', refresh)
