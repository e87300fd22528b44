import { documentMakingApi, fileMaking } from '#domain/document/making/api'
import type { MakingOrder } from '#domain/document/making/order'
import type { BodyInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { caseId } from '#stores/conveyance/case-store'
import { $documents } from './documents.ts'

/** The templates that documents of the case on the page can be made from. */
export const fetchCaseTemplates = () =>
  call(documentMakingApi.templates, { params: { id: caseId() } })

export const previewMaking = (
  { template, recipient, answers }: BodyInput<typeof documentMakingApi.preview>,
  signal: AbortSignal,
) =>
  call(documentMakingApi.preview, {
    params: { id: caseId() },
    body: { template, recipient, answers },
    signal,
    isQuiet: true,
  })

/** Makes a file and files it; the order’s id makes a repeated request harmless. */
export const makeFile = async (order: MakingOrder) => {
  const document = await call(fileMaking.make, { params: { id: caseId() }, body: order })
  $documents.revalidate()
  return document
}
