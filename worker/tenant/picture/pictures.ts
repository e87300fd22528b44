import type { Logo } from '#domain/firm/logo'
import { barePicture } from '#domain/picture/bare'
import type { Picture, PictureOwner } from '#domain/picture/picture'
import { Refusal } from '#domain/refusal'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { pictureDocument } from './document.ts'

export const picturesOf = (store: Store) => ({
  ...tableOf(store, pictureDocument),
  remove: (id: string) => store.write('DELETE FROM pictures WHERE id = ?', id),
})

const refused = () =>
  new Refusal(
    422,
    'picture_refused',
    'This picture is damaged or too large. Choose another PNG or JPEG picture.',
  )

/** The uploaded picture with nothing besides, under an id of its own; throws 422 for one that cannot be shown. */
const madeOf = (id: string, { type, data }: Logo, of: PictureOwner): Picture => {
  const picture = barePicture(type, Buffer.from(data, 'base64'))
  if (picture === null) throw refused()
  const { bytes, width, height } = picture
  return { id, version: 1, of, type, data: Buffer.from(bytes).toString('base64'), width, height }
}

/** Stores a picture in place of the one before, which goes; null takes it away. Returns the id of the new one. */
export const replacePicture = (
  { store, newId }: Pick<RequestContext, 'store' | 'newId'>,
  before: string | null,
  upload: Logo | null,
  of: PictureOwner,
): string | null => {
  const pictures = picturesOf(store)
  const next = upload && madeOf(newId(), upload, of)
  if (before !== null) pictures.remove(before)
  return next === null ? null : pictures.insert(next).id
}
