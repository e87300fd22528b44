import { blankChain } from '#domain/conveyance/chain/chain'
import { type ClientChain, clientChain } from '#domain/conveyance/chain/client'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { caseChainDocument } from './document.ts'

/** The chain for the clients of a case, as far as it is shared with them. */
export const sharedChainOf = (store: Store, conveyance: Conveyance): ClientChain | null =>
  clientChain(
    tableOf(store, caseChainDocument).find(conveyance.id) ?? blankChain(conveyance.id),
    conveyance,
  )
