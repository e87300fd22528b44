import { assertAllowed } from '#domain/act'
import { notFound } from '#domain/refusal'
import { mayEditPack } from '#domain/sale-ready-pack/acts'
import { withFile } from '#domain/sale-ready-pack/answering'
import { clientPack } from '#domain/sale-ready-pack/client'
import type { PackFile, PackRecord } from '#domain/sale-ready-pack/record'
import { mayChangeWith } from '#domain/user/acting-person'
import type { RequestContext } from '#tenant/runtime/context'
import { hasItem } from './answering.ts'
import { getPack, keepPack } from './packs.ts'

type Place = { readonly id: string; readonly item: string }

/** The pack that somebody may attach a file to: staff with the permission, and its sellers to what they are asked. */
export const packForFile = (context: RequestContext, { id, item }: Place): PackRecord => {
  const { person, today } = context
  const pack = getPack(context, id)
  if (person.type === 'staff') assertAllowed(mayChangeWith(person, ['sale-ready-packs.update']))
  assertAllowed(mayEditPack(pack))
  const isAsked =
    person.type === 'staff' ||
    clientPack(pack, person.contact_id ?? '', today).questions.some(({ key }) => key === item)
  if (!isAsked || !hasItem(pack, item, today)) throw notFound()
  return pack
}

/** Attaches a stored file to an item; the same bytes again change nothing. */
export const fileInPack = (
  context: RequestContext,
  place: Place,
  stored: Omit<PackFile, 'file_id'>,
): { id: string } => {
  const { by, now, person, newId } = context
  const pack = packForFile(context, place)
  if (pack.answers[place.item]?.file?.sha256 === stored.sha256) return { id: pack.id }
  const file = { ...stored, file_id: newId() }
  const { key, name, mime } = stored
  const of = { subject: 'sale-ready-pack', subject_id: pack.id } as const
  context.files.insertSent({ ...of, id: file.file_id, key, name, mime, created_at: now })
  const source = person.type === 'client' ? 'client' : 'document'
  return {
    id: keepPack(context, withFile(pack, place.item, file, { source, by, now }), pack.version).id,
  }
}
