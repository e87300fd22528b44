import type { MessagePreview } from '#domain/communication/preview'
import { caseEnquiryApi } from '#domain/enquiry/api'
import type { LiveEnquiry } from '#domain/enquiry/queue/api'
import { call } from '#lib/api'
import { changeEachCase } from '#stores/conveyance/each-case'
import { refreshLive } from './queue.ts'

/** Enquiries of one case, as acts on several take them. */
export type CaseOfEnquiries = {
  readonly id: string
  readonly ref: string
  readonly enquiries: readonly LiveEnquiry[]
}

export const byCase = (rows: readonly LiveEnquiry[]): CaseOfEnquiries[] =>
  [...Map.groupBy(rows, (it) => it.conveyance_id)].map(([id, enquiries]) => ({
    ...{ id, enquiries, ref: enquiries[0]?.ref ?? '' },
  }))

const versionsOf = ({ enquiries }: CaseOfEnquiries) =>
  enquiries.map(({ id, version }) => ({ id, version }))

type Progress = { readonly keyOf: (caseId: string) => string }

/** Does something in each case; counts enquiries, and says why those of other cases were refused. */
const inEachCase = async (
  rows: readonly LiveEnquiry[],
  act: (of: CaseOfEnquiries, key: string) => Promise<unknown>,
  { keyOf }: Progress,
) => {
  const cases = byCase(rows)
  const { refused, failed } = await changeEachCase(
    cases,
    async ({ id }, key) => {
      const of = cases.find((it) => it.id === id)
      if (of) await act(of, key)
      return null
    },
    { keyOf, onProgress: () => undefined },
  )
  const lost = new Set(failed.map(({ id }) => id))
  refreshLive()
  return { done: rows.filter((it) => !lost.has(it.conveyance_id)).length, refused }
}

/** Gives enquiries to a colleague; null for the fee earner of each case. */
export const assignEnquiries = (
  rows: readonly LiveEnquiry[],
  assignee_id: string | null,
  progress: Progress,
) =>
  inEachCase(
    rows,
    (of, key) =>
      call(caseEnquiryApi.assign, {
        params: { id: of.id },
        body: { enquiries: versionsOf(of), assignee_id },
        key,
        isQuiet: true,
      }),
    progress,
  )

/** Writes to whoever has the enquiries of each case. */
export const chaseEnquiries = (rows: readonly LiveEnquiry[], progress: Progress) =>
  inEachCase(
    rows,
    (of, key) =>
      call(caseEnquiryApi.chase, {
        params: { id: of.id },
        body: { enquiries: versionsOf(of) },
        key,
        isQuiet: true,
      }),
    progress,
  )

export type ChasePreview = CaseOfEnquiries & {
  readonly messages: readonly MessagePreview[]
  /** Why nobody can be written to; null when somebody can. */
  readonly why: string | null
}

const previewOf = async (of: CaseOfEnquiries): Promise<ChasePreview> => {
  try {
    const body = { enquiries: versionsOf(of) }
    const params = { id: of.id }
    const messages = await call(caseEnquiryApi.preview_chase, { params, body, isQuiet: true })
    return { ...of, messages, why: messages.length === 0 ? 'This message is switched off.' : null }
  } catch (error) {
    return { ...of, messages: [], why: error instanceof Error ? error.message : 'Couldn’t load.' }
  }
}

/** What a chase would send now in each case. */
export const chasePreviews = (rows: readonly LiveEnquiry[]) =>
  Promise.all(byCase(rows).map(previewOf))
