import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseValue } from '#domain/conveyance/events'
import { fullDate } from '#domain/dates'
import { clientKinds, matterNames } from '#domain/matter-names'
import type { Named } from '#domain/party'
import type { Correspondence } from '#tenant/events/messages'
import type { Origins } from '#tenant/user/firm'

type Sender = { readonly by: Named; readonly origins: Origins }

/** The values and recipients of a case’s messages: its clients, and its staff except whoever acts. */
export const caseCorrespondence = (
  { by, origins }: Sender,
  conveyance: Conveyance,
): Correspondence<CaseValue> => {
  const { completion_on } = conveyance.key_dates
  const staff = [conveyance.fee_earner, conveyance.assistant].filter(
    (one) => one !== null && one.id !== by.id,
  )
  return {
    about: { kind: 'conveyance', id: conveyance.id, ref: conveyance.ref },
    values: {
      ref: conveyance.ref,
      kind: clientKinds[conveyance.matter_type],
      matter_type: matterNames[conveyance.matter_type],
      address: [conveyance.address.line, conveyance.address.town].filter(Boolean).join(', '),
      people: conveyance.clients.map(({ name }) => name).join(' and '),
      fee_earner: conveyance.fee_earner.name,
      completion_on: completion_on === null ? 'a date to be agreed' : fullDate(completion_on),
      link: `${origins.clients}/login`,
    },
    clients: conveyance.clients.map(({ name, email, phone }) => ({ name, email, phone })),
    staff: staff.flatMap((one) =>
      one === null ? [] : [{ name: one.name, email: null, phone: null, user_id: one.id }],
    ),
  }
}
