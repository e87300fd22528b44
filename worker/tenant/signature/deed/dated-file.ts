import { filedDating, undatedRequest } from '#domain/signature/deed/dating'
import type { SignatureRequest } from '#domain/signature/signature'
import { ofCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import { fileSigned } from '../completing.ts'
import { concernedBy, ofRequest, saveRequest } from '../saving.ts'
import type { SealedFile } from '../work.ts'

/** Whether a deed was dated, and its dated file is not filed yet. */
export const isToBeDated = ({ state, deed }: SignatureRequest) =>
  state === 'completed' && deed?.dated?.is_filed === false

/** Holds a deed undated again, as its dated file could not be made. */
export const undate = (context: RequestContext, request: SignatureRequest) => {
  const undated = saveRequest(context, undatedRequest(request), {
    what: 'Dated file could not be made, held undated',
    who: context.by.name,
    detail: null,
  })
  const conveyance = context.conveyances.get(request.conveyance_id)
  const detail = ofRequest(undated)
  context.recordEvents(
    [{ name: 'signature.undated', ...ofCase(conveyance), changed: ['signatures'], detail }],
    concernedBy(conveyance),
  )
}

/** Files the dated deed beside the undated one; null for a file that is not what was signed. */
export const fileDated = (
  context: RequestContext,
  request: SignatureRequest,
  sealed: SealedFile | null,
) => {
  if (!isToBeDated(request)) return
  if (sealed === null) {
    undate(context, request)
    return
  }
  const filed = fileSigned(context, request, sealed, 'dated')
  saveRequest(context, filedDating(request, filed), {
    what: 'Dated file made',
    who: context.by.name,
    detail: filed.sha256,
  })
}
