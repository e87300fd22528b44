import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { londonDate } from '#domain/dates'
import { type DataRequest, DataRequestOutcome } from './request.ts'

/** A request as the person who made it reads it. */
export const OwnDataRequestView = z.object({
  id: z.string(),
  received_on: DateOnly,
  due_on: DateOnly,
  text: z.string(),
  /** Why it takes longer; null where it does not. */
  extended: z.nullable(z.string()),
  answer: z.nullable(z.object({ outcome: DataRequestOutcome, text: z.string(), on: DateOnly })),
})
export type OwnDataRequestView = z.infer<typeof OwnDataRequestView>

export const ownDataRequestView = (request: DataRequest): OwnDataRequestView => {
  const { id, received_on, due_on, text, extension, closing } = request
  return {
    ...{ id, received_on, due_on, text },
    extended: extension?.reason ?? null,
    answer: closing && {
      ...{ outcome: closing.outcome, text: closing.text },
      on: londonDate(closing.at),
    },
  }
}
