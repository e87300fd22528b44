import { caseChainApi } from '#domain/conveyance/chain/api'
import type { CaseChain } from '#domain/conveyance/chain/chain'
import { caseTitleApi } from '#domain/conveyance/title/api'
import type { CaseTitle } from '#domain/conveyance/title/title'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'

const title = caseStoreOf<CaseTitle>('case-title', (id) =>
  call(caseTitleApi.show, { params: { id } }),
)
const chain = caseStoreOf<CaseChain>('case-chain', (id) =>
  call(caseChainApi.show, { params: { id } }),
)

export const $caseTitle = title.$store
export const $caseChain = chain.$store

type Part = Partial<Pick<CaseTitle, 'titles' | 'mortgage' | 'redemptions'>>

/** Saves one part of the title; the others stay as they were at that version. */
export const saveTitlePart = (
  { titles, mortgage, redemptions }: CaseTitle,
  part: Part,
  key: string,
  version: number,
) =>
  title.change(
    caseTitleApi.save,
    { titles, mortgage, redemptions, ...part },
    { params: { id: caseId() }, version, key },
  )

export const saveChain = (
  body: Pick<CaseChain, 'links' | 'is_shared'>,
  key: string,
  version: number,
) => chain.change(caseChainApi.save, body, { params: { id: caseId() }, version, key })
