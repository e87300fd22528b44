import type { CommunicationKey } from '#domain/communication/types'
import type { OpeningBody } from '#domain/conveyance/bodies'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { openConveyance } from '#domain/conveyance/opening'
import { fullDate } from '#domain/dates'
import { clientKinds, matterNames } from '#domain/matter-names'
import { admitClient } from '#tenant/conveyance/portal/portal-users'
import { firmWorkflowsOf } from '#tenant/conveyance/workflow/firm-workflows'
import type { Desk } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'

type Given = { readonly id: string; readonly ref: string }

/** Opens a case with its plan; its clients get their way in and are told. */
export const openCase = (desk: Desk, body: OpeningBody, given: Given): CaseRecords => {
  const workflow = firmWorkflowsOf(desk.store).inForce(body.matter_type)
  const opened = openConveyance(body, workflow, given, desk.by, desk.now)
  const records = desk.as(system, desk.by).conveyances.add(opened)
  for (const client of records.conveyance.clients) {
    const contact = desk.contacts.find(client.contact_id)
    if (contact !== null) admitClient(desk, contact)
  }
  tellOfCase(desk, 'case.opened', records.conveyance)
  return records
}

/** Tells the clients of a case, and those who work on it, what happened. */
export const tellOfCase = (
  desk: Desk,
  type: Extract<CommunicationKey, 'case.opened' | 'exchange.done' | 'completion.done'>,
  it: Conveyance,
) => {
  const { completion_on } = it.key_dates
  const staff = [it.fee_earner, it.assistant].filter((one) => one !== null && one.id !== desk.by.id)
  desk.tell(type, {
    about: { kind: 'conveyance', id: it.id, ref: it.ref },
    words: {
      ref: it.ref,
      kind: clientKinds[it.matter_type],
      matter_type: matterNames[it.matter_type],
      address: [it.address.line, it.address.town].filter(Boolean).join(', '),
      people: it.clients.map(({ name }) => name).join(' and '),
      fee_earner: it.fee_earner.name,
      completion_on: completion_on === null ? 'a day still to be agreed' : fullDate(completion_on),
      link: `${desk.origins.clients}/login`,
    },
    clients: it.clients.map(({ name, email, phone }) => ({ name, email, phone })),
    staff: staff.flatMap((one) =>
      one === null ? [] : [{ name: one.name, email: null, phone: null, user_id: one.id }],
    ),
  })
}
