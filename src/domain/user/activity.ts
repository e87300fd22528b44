/** The request header of a page that says its person has done something since its last request that said so. */
export const ACTED_HEADER = 'X-Acted'

/** The least time between two renewals of a session, in milliseconds. */
export const RENEWAL_MS = 60_000
