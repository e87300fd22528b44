/** Response header for staff: the sequence number of the newest event that the response reflects. */
export const NEWEST_EVENT_HEADER = 'X-Newest-Event'

/** Response header that marks figures which the edge still has to render as a PDF. */
export const PDF_MARKER = 'X-Paper'
