import { Cover } from '#domain/user/cover/cover'
import type { DocumentShape } from '#tenant/core/document'

export const coverDocument: DocumentShape<Cover> = {
  name: 'covers',
  isVersioned: true,
  shape: 1,
  schema: Cover,
  upgrades: [],
}
