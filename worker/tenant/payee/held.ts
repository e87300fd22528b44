import * as z from 'zod/mini'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import type { FieldChange } from '#domain/field-change'
import {
  contactSince,
  heldSince,
  numbersBefore,
  numbersHeld,
  replacedContacts,
} from '#domain/payee/numbers'
import { type HeldNumber, type Payee, type PayeeView, payeeView } from '#domain/payee/payee'
import type { RequestContext } from '#tenant/runtime/context'

const Detail = z.object({
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
})

type DatedChange = FieldChange & { readonly at: Instant }

/** The records that hold telephones and addresses of the people of a case. */
const subjectsOf = ({ id, agency }: Conveyance): readonly string[] => [
  id,
  ...[agency?.agency, agency?.branch, agency?.negotiator].flatMap((it) => it?.id ?? []),
]

/** What changed of a case or its agency after a moment, as the audit log has it, the oldest first. */
const changesSince = (
  { store }: Pick<RequestContext, 'store'>,
  conveyance: Conveyance,
  since: Instant,
): readonly DatedChange[] =>
  subjectsOf(conveyance)
    .flatMap((subject) =>
      store.rows<{ at: Instant; detail: string }>(
        `SELECT at, detail FROM audit WHERE subject_id = ? AND at > ?
         AND json_type(detail, '$.changes') = 'array'`,
        subject,
        since,
      ),
    )
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .flatMap(({ at, detail }) =>
      (Detail.safeParse(JSON.parse(detail)).data?.changes ?? []).map((it) => ({ ...it, at })),
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
    changesSince(context, conveyance, heldSince(context.now)),
  )

const replacedWithinDays = (
  context: Pick<RequestContext, 'store' | 'now'>,
  conveyance: Conveyance,
  kind: Payee['kind'],
) => replacedContacts(kind, changesSince(context, conveyance, contactSince(context.now)))

/** Where a payee was reached until a week ago, before their telephone or address was replaced. */
export const contactsOfBefore = (
  context: Pick<RequestContext, 'store' | 'now'>,
  conveyance: Conveyance,
  { kind, name }: Pick<Payee, 'kind' | 'name'>,
) => {
  const all = [...new Set(replacedWithinDays(context, conveyance, kind).map(({ from }) => from))]
  const emails = all.filter((it) => it.includes('@'))
  const phones = all.filter((it) => !it.includes('@'))
  const longer = emails.length > phones.length ? emails : phones
  return longer.map((_, at) => ({ name, email: emails[at] ?? null, phone: phones[at] ?? null }))
}

/** A payee as staff see them, with what holds their new details back. */
export const viewOf = (
  context: Pick<RequestContext, 'store' | 'now'>,
  conveyance: Conveyance,
  payee: Payee,
): PayeeView =>
  payeeView(
    payee,
    payee.change && (replacedWithinDays(context, conveyance, payee.kind).at(-1)?.at ?? null),
  )
