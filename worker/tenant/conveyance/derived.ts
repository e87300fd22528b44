import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Store } from '#tenant/core/store'
import { conveyanceDocument } from './document.ts'
import { saveKeys } from './keys.ts'

/** Saves what a case derives from elsewhere; its version stays, as nothing that anybody edits changes. */
export const saveDerived = (store: Store, conveyance: Conveyance) => {
  store.write(
    'UPDATE conveyances SET shape = ?, doc = ? WHERE id = ?',
    conveyanceDocument.shape,
    JSON.stringify(conveyance),
    conveyance.id,
  )
  saveKeys(store, conveyance)
}
