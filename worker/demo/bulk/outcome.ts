export type BulkOutcome = { readonly added: number; readonly total: number }
