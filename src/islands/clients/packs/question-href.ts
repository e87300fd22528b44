import type { ClientPack } from '#domain/sale-ready-pack/view'
import { firm } from '#lib/firm'
import { href } from '#routes'

/** Where a question is answered; the list of all of them without a key. */
export const questionHref = ({ id }: Pick<ClientPack, 'id'>, key?: string) =>
  `${href('clients-sale-pack-id', { id }, firm.audience)}${key ? `?question=${key}` : ''}`
