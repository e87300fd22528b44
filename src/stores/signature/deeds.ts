import { deedApi } from '#domain/signature/deed/api'
import type { CertificateBody, DeedDateBody, DeedRequestBody } from '#domain/signature/deed/bodies'
import type { SignatureView } from '#domain/signature/view'
import { call } from '#lib/api'
import { caseId } from '#stores/conveyance/case-store'
import { changeSignature, saveSignature } from './case.ts'

type Of = Pick<SignatureView, 'id' | 'version'>

const target = ({ id, version }: Of, key: string) => ({
  params: { id: caseId(), signature: id },
  version,
  key,
})

export const sendDeed = (body: DeedRequestBody, key: string) =>
  saveSignature(call(deedApi.request, { params: { id: caseId() }, body, key }))

export const dateDeed = (request: Of, body: Omit<DeedDateBody, 'version'>, key: string) =>
  changeSignature(deedApi.date, body, target(request, key))

export const certifyDeed = (request: Of, body: Omit<CertificateBody, 'version'>, key: string) =>
  changeSignature(deedApi.certify, body, target(request, key))
