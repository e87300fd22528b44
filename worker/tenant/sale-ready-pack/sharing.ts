import { type DateOnly, longDate } from '#domain/dates'
import { Refusal } from '#domain/refusal'
import type { PackRecord, PackRelease } from '#domain/sale-ready-pack/record'
import { lastDayOf, withRead } from '#domain/sale-ready-pack/releasing'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { wrongLink } from '#tenant/user/wrong-link'
import { keepPack, storedPack } from './packs.ts'

type Opened = { readonly pack: PackRecord; readonly release: PackRelease }

const noLink = ({ firm }: RequestContext) =>
  new Refusal(
    404,
    'pack.no_link',
    `This link opens no pack of ${firm.brand.name}. Open the link in the message that brought it, or ask for a new one.`,
  )

type Ending = 'expired' | 'ended' | 'withdrawn'

/** Why a link that once opened a pack opens it no more. */
const endedLink = ({ firm: { brand, phone } }: RequestContext, ending: Ending, last: DateOnly) => {
  const why = {
    expired: `This link worked until ${longDate(last, '')}.`,
    ended: `${brand.name} has ended this link.`,
    withdrawn: `${brand.name} has withdrawn this pack.`,
  }[ending]
  const message = `${why} Call them on ${phone} if you still need the pack.`
  return new Refusal(404, `pack.link_${ending}`, message)
}

const endingOf = ({ pack, release }: Opened, today: DateOnly): Ending | null => {
  if (pack.status === 'withdrawn') return 'withdrawn'
  if (release.withdrawn_at !== null) return 'ended'
  return lastDayOf(release) < today ? 'expired' : null
}

const releaseOf = (visitor: RequestContext, token: string): Opened => {
  const link = visitor.links.stored('pack', token)
  const pack = storedPack(visitor.store, link?.subject_id ?? '')
  const release = pack?.releases.find(({ link_id }) => link_id === link?.id)
  if (!pack || !release) throw wrongLink(visitor, 'pack-link', noLink(visitor))
  const opened = { pack, release }
  const ending = endingOf(opened, visitor.today)
  if (ending !== null) throw endedLink(visitor, ending, lastDayOf(release))
  return opened
}

/** The pack of a link, which is recorded as opened; throws 404 with why it does not open. */
export const openShared = (
  visitor: RequestContext,
  token: string,
  what: PackRelease['reads'][number]['what'],
): Opened => {
  const { pack, release } = releaseOf(visitor, token)
  const context = visitor.as(system, { id: `link:${release.link_id}`, name: release.name })
  const read = withRead(pack, release.id, what, visitor.now)
  return {
    pack: context.store.transaction(() => keepPack(context, read, pack.version)),
    release,
  }
}
