import { askedOfClient } from '#domain/sale-ready-pack/acts'
import { packTitle } from '#domain/sale-ready-pack/change'
import type { PackValue } from '#domain/sale-ready-pack/events'
import type { PackRecord, PackRelease } from '#domain/sale-ready-pack/record'
import { awaitedConsents, liveReleases } from '#domain/sale-ready-pack/standing'
import type { Correspondence, Recipient } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'

type Known = Pick<RequestContext, 'users' | 'origins' | 'today'>

/** What has just been released, with its address, which is stored nowhere else. */
export type NewLink = { readonly release: PackRelease; readonly href: string }

const linesOf = (lines: readonly string[]) => lines.map((it) => `- ${it}`).join('\n')

/** The values and recipients of what is sent about a pack; `sent` limits them to one release. */
export const packCorrespondence = (
  context: Known,
  pack: PackRecord,
  sent: NewLink | null,
): Correspondence<PackValue> => {
  const receivers = sent === null ? liveReleases(pack) : [sent.release]
  return {
    about: null,
    values: {
      property: packTitle(pack),
      missing: linesOf(missingOf(pack, context.today)),
      link: sent?.href ?? `${context.origins.clients}/sale-pack/${pack.id}`,
      changes: linesOf(
        pack.addenda.at(-1)?.changes.map(({ item, after }) => `${item}: ${after}`) ?? [],
      ),
    },
    clients: pack.sellers.flatMap(({ contact_id, name, email }) =>
      contact_id === null || email === null ? [] : [{ name, email, phone: null, contact_id }],
    ),
    agents: receivers.filter(({ party }) => party === 'agent').map(recipientOf),
    other_side: receivers.filter(({ party }) => party !== 'agent').map(recipientOf),
    staff: staffOf(context, pack),
  }
}

/** What the sellers are asked for, in their words. */
const missingOf = (pack: PackRecord, today: string): readonly string[] => [
  ...askedOfClient(pack, today).map(({ item }) => item.question ?? item.label),
  ...awaitedConsents(pack).map((name) => `${name} agrees that we may share the answers`),
]

const recipientOf = ({ name, email }: PackRelease): Recipient => ({ name, email, phone: null })

const staffOf = ({ users }: Known, { people }: PackRecord): Recipient[] =>
  people.flatMap((id) => {
    const user = users.find(id)
    if (user?.type !== 'staff' || user.status !== 'active') return []
    const name = `${user.first_name} ${user.last_name}`
    return [{ name, email: null, phone: null, user_id: id }]
  })
