/** What is added for benchmarks; 'clock' adds nothing, and lets the clock ring once. */
export type BulkKind = 'cases' | 'quotes' | 'messages' | 'clock'

export type BulkOutcome = { readonly added: number; readonly total: number }
