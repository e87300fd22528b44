import type { BodyInput } from '#domain/endpoint'
import { interestApi } from '#domain/interest/api'
import type { CaseInterest, Interest } from '#domain/interest/interest'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'

const { $store, save } = caseStoreOf<CaseInterest>('case-interest', (id) =>
  call(interestApi.list, { params: { id } }),
)

export const $caseInterest = $store

const address = ({ id }: Interest) => ({ id: caseId(), interest: id })

export const proposeInterest = (body: BodyInput<typeof interestApi.propose>, key: string) =>
  save(call(interestApi.propose, { params: { id: caseId() }, body, key }))

export const approveInterest = (interest: Interest, on: string, key: string) =>
  save(
    call(interestApi.approve, {
      params: address(interest),
      body: { version: interest.version, on },
      key,
    }),
  )

export const rejectInterest = (interest: Interest, reason: string, key: string) =>
  save(
    call(interestApi.reject, {
      params: address(interest),
      body: { version: interest.version, reason },
      key,
    }),
  )
