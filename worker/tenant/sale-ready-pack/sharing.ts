import { notFound, Refusal } from '#domain/refusal'
import type { PackRecord, PackRelease } from '#domain/sale-ready-pack/record'
import { withRead } from '#domain/sale-ready-pack/releasing'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { keepPack, storedPack } from './packs.ts'

type Opened = { readonly pack: PackRecord; readonly release: PackRelease }

const noLink = ({ firm }: RequestContext) =>
  new Refusal(
    404,
    'pack.no_link',
    `This link opens no pack of ${firm.brand.name}. Open the link in the message that brought it, or ask for a new one.`,
  )

const withdrawnLink = ({ firm }: RequestContext) =>
  new Refusal(
    404,
    'pack.link_withdrawn',
    `${firm.brand.name} has withdrawn this pack. Call them on ${firm.phone} if you still need it.`,
  )

const releaseOf = (visitor: RequestContext, token: string): Opened => {
  const link = visitor.links.byToken('pack', token, visitor.now)
  if (link?.subject_id == null) throw noLink(visitor)
  const pack = storedPack(visitor.store, link.subject_id)
  const release = pack?.releases.find(({ link_id }) => link_id === link.id)
  if (!pack || !release) throw notFound()
  if (release.withdrawn_at !== null || pack.status === 'withdrawn') throw withdrawnLink(visitor)
  return { pack, release }
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
