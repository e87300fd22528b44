import { Picture } from '#domain/picture/picture'
import type { DocumentShape } from '#tenant/core/document'

export const pictureDocument: DocumentShape<Picture> = {
  name: 'pictures',
  isVersioned: true,
  shape: 1,
  schema: Picture,
  upgrades: [],
}
