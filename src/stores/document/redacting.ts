import { type RedactionOrder, redactionPath } from '#domain/document/redaction/order'
import { packed } from '#domain/document/redaction/package'
import { pathOf } from '#domain/endpoint'
import { fieldsIn } from '#domain/is-record'
import { sendConfirmed } from '#lib/api'
import { caseId } from '#stores/conveyance/case-store'
import { $documents } from './documents.ts'

/** A page as a JPEG, black under its boxes. */
export type PagePicture = { readonly page: number; readonly jpeg: Uint8Array }

/** Makes a redacted copy of a document and files it; the id makes a repeated request harmless. Returns the id of the copy. */
export const sendRedaction = async (
  id: string,
  order: RedactionOrder,
  pictures: readonly PagePicture[],
): Promise<string | null> => {
  const header = {
    order,
    pictures: pictures.map(({ page, jpeg }) => ({ page, bytes: jpeg.length })),
  }
  const whole = packed(
    header,
    pictures.map(({ jpeg }) => jpeg),
  )
  const answer = await sendConfirmed({
    method: 'PUT',
    address: pathOf(redactionPath, { id: caseId(), order: id }),
    body: new Blob([whole], { type: 'application/octet-stream' }),
  })
  $documents.revalidate()
  const { id: made } = fieldsIn(fieldsIn(answer)['data'])
  return typeof made === 'string' ? made : null
}
