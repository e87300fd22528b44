import * as z from 'zod/mini'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FieldChange } from '#domain/field-change'
import { heldSince, numbersBefore, numbersHeld } from '#domain/payee/numbers'
import type { HeldNumber, Payee } from '#domain/payee/payee'
import type { RequestContext } from '#tenant/runtime/context'

const Detail = z.object({
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
})

/** What changed of a case or its agency within a day, as the audit log has it. */
const lateChanges = (
  { store, now }: RequestContext,
  { id, agency }: Conveyance,
): readonly FieldChange[] =>
  [id, ...(agency ? [agency.agency.id] : [])].flatMap((subject) =>
    store
      .rows<{ detail: string }>(
        `SELECT detail FROM audit WHERE subject_id = ? AND at > ?
         AND json_type(detail, '$.changes') = 'array'`,
        subject,
        heldSince(now),
      )
      .flatMap(({ detail }) => Detail.safeParse(JSON.parse(detail)).data?.changes ?? []),
  )

const agentPhone = ({ agencies }: RequestContext, { agency }: Conveyance) =>
  agency?.branch ? (agencies.branches.find(agency.branch.id)?.phone ?? null) : null

/** The numbers of a payee that the case has held for a day, so that none came with a request for new details. */
export const heldNumbersOf = (
  context: RequestContext,
  conveyance: Conveyance,
  kind: Payee['kind'],
): readonly HeldNumber[] =>
  numbersBefore(
    numbersHeld(kind, conveyance, agentPhone(context, conveyance)),
    lateChanges(context, conveyance),
  )
