import { changedRequest } from '#domain/signature/requesting'
import type { RequestContext } from '#tenant/runtime/context'
import { requestsOf } from './saving.ts'

/** Lets whoever a contact was merged into sign what the contact was asked to sign in a case. */
export const moveSigner = (
  context: Pick<RequestContext, 'store'>,
  conveyanceId: string,
  from: string,
  to: string,
) => {
  const requests = requestsOf(context)
  for (const request of requests.of([conveyanceId])) {
    if (!request.signers.some(({ contact_id }) => contact_id === from)) continue
    const signers = request.signers.map((signer) =>
      signer.contact_id === from ? { ...signer, contact_id: to } : signer,
    )
    requests.replace(changedRequest(request, { signers }))
  }
}
