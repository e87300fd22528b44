import type { Document } from '#domain/document/document'
import { isStaffGroup } from '#domain/document/group'
import { caseToChange } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import type { MadeFile } from '#worker/directory/making-endpoints'
import { addVersion, type DocumentEntry, fileDocument } from '../filing.ts'
import { saveText } from '../text.ts'
import { madeName } from './planning.ts'

type Made = Pick<MadeFile, 'pages' | 'made_from' | 'enquiries' | 'requisition'>

const versionOf = (
  order: MadeFile['order'],
  { pages, made_from, enquiries, requisition }: Made,
) => ({
  ...({ key: order.id, source: 'generated', original_name: madeName(order), pages } as const),
  ...(made_from ? { made_from } : {}),
  ...(enquiries ? { enquiries } : {}),
  ...(requisition ? { requisition } : {}),
})

/** Files what was made of an order, once; throws 403 and 404. */
export const fileMade = (
  context: RequestContext,
  caseId: string,
  { order, stored, text, ...made }: MadeFile,
): Document => {
  const { id } = caseToChange(context, caseId)
  const { group, folder } = order
  const name = madeName(order)
  const version = versionOf(order, made)
  const target = order.kind === 'template' ? order.document : null
  const isShared = order.is_shared && !isStaffGroup(group)
  const filing: DocumentEntry = {
    ...version,
    subject: { kind: 'conveyance', id },
    name,
    group,
    folder,
    visible_to: isShared ? ['client'] : [],
  }
  const document =
    target === null
      ? fileDocument(context, filing, stored)
      : addVersion(context, { ...version, document: target }, stored)
  saveText(context.store, document.id, text)
  return document
}
