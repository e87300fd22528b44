import type { QuoteFacts } from '#domain/quote/facts'

export type FaultsAt = (field: string) => readonly string[] | undefined

export type AdjustmentProps = { facts: QuoteFacts; at: FaultsAt }
