import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { addDays, type DateOnly as Day } from '#domain/dates'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'

export const UndertakingSide = z.enum(['given', 'received'])
export type UndertakingSide = z.infer<typeof UndertakingSide>

export const UndertakingKind = z.enum(['redemption', 'deeds', 'notice', 'retention', 'other'])
export type UndertakingKind = z.infer<typeof UndertakingKind>

/** 'proposed' and 'refused' are never owed; 'given' is, until it is discharged. */
export const UndertakingStatus = z.enum(['proposed', 'refused', 'given', 'discharged'])
export type UndertakingStatus = z.infer<typeof UndertakingStatus>

const Stamp = z.object({ by: Named, at: Instant })

export const Undertaking = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** Its number in the case, from 1. */
  number: z.int(),
  side: UndertakingSide,
  kind: UndertakingKind,
  /** To whom we gave it, or who gave it to us. */
  firm: z.string(),
  /** Never changes once it is written down: another wording is another undertaking. */
  wording: z.string(),
  amount: z.nullable(Pence),
  /** The requisition whose reply gives it; null for one by itself. */
  requisition_id: z.nullable(z.string()),
  status: UndertakingStatus,
  proposed: Stamp,
  /** The second person who approved it, or refused it and why; null while it waits, and for one received. */
  decision: z.nullable(z.extend(Stamp, { reason: z.nullable(z.string()) })),
  given_on: z.nullable(DateOnly),
  due_on: DateOnly,
  /** The document that proves it, and what it shows. */
  discharge: z.nullable(
    z.extend(Stamp, {
      on: DateOnly,
      document_id: z.string(),
      document_name: z.string(),
      note: z.string(),
    }),
  ),
})
export type Undertaking = z.infer<typeof Undertaking>

/** Whether it is owed: given, and not discharged. */
export const isOwed = ({ status }: Pick<Undertaking, 'status'>): boolean => status === 'given'

export const isUndertakingOverdue = (
  { status, due_on }: Pick<Undertaking, 'status' | 'due_on'>,
  today: Day,
): boolean => status === 'given' && due_on < today

const SOON_DAYS = 7

/** The last day on which an undertaking falls due soon. */
export const soonOwed = (today: Day): Day => addDays(today, SOON_DAYS)

/** How many undertakings of ours a case owes. */
export const undertakingsOpen = (undertakings: readonly Undertaking[]): number =>
  undertakings.filter((it) => it.side === 'given' && isOwed(it)).length

/** An undertaking with its case, for the register of the firm. */
export const UndertakingRow = z.extend(Undertaking, {
  ref: z.string(),
  address: z.string(),
  fee_earner: Named,
})
export type UndertakingRow = z.infer<typeof UndertakingRow>

/** The undertakings of one fee earner’s cases, counted. */
export const UndertakingFigures = z.object({
  fee_earner: Named,
  /** Ours that are owed. */
  owed: z.int(),
  /** Of those, how many are past their day. */
  overdue: z.int(),
  /** Of those, how many fall due within a week. */
  due_soon: z.int(),
  /** Ours that await a second person. */
  waiting: z.int(),
  /** Those of other firms that are owed to us. */
  received: z.int(),
})
export type UndertakingFigures = z.infer<typeof UndertakingFigures>
