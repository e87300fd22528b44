import type { Conveyance } from '#domain/conveyance/conveyance'
import type { SignatureRequest } from '#domain/signature/signature'
import { ofCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import { concernedBy, ofRequest } from './saving.ts'

type Entry = { readonly name: string; readonly is_right: boolean; readonly isLocked: boolean }

/** Tells of a code that a signer or a witness entered, so that pages of staff have the request as it is now. */
export const recordCodeEntry = (
  context: RequestContext,
  conveyance: Conveyance,
  request: SignatureRequest,
  { name, is_right, isLocked }: Entry,
) => {
  const about = { ...ofCase(conveyance), changed: ['signatures'] }
  const detail = { ...ofRequest(request), name }
  context.recordEvents(
    [
      isLocked
        ? { name: 'signature.code-failed', ...about, detail }
        : { name: 'signature.code-entered', ...about, detail: { ...detail, is_right } },
    ],
    concernedBy(conveyance),
  )
}
