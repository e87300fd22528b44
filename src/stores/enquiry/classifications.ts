import { computed, onMount } from 'nanostores'
import { enquiryClassificationApi } from '#domain/enquiry/classification/api'
import type {
  ClassificationContent,
  ClassificationDetail,
  ClassificationRow,
} from '#domain/enquiry/classification/classification'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { type ChangeBody, saverOf } from '#stores/record/saving'

export const $classifications = createFetcherStore<ClassificationRow[]>(
  ['enquiry-classifications'],
  { fetcher: () => call(enquiryClassificationApi.list) },
)

onMount($classifications, () => followArea('templates', () => $classifications.revalidate()))

// Pages are found by the number of the classification.
const $code = computed([$route, $classifications], ({ name, params }, { data }) =>
  name === 'admin-additional-enquiry-classifications-id'
    ? (data?.find(({ number }) => String(number) === params['id'])?.code ?? null)
    : null,
)

export const $classification = createFetcherStore<ClassificationDetail>(
  ['enquiry-classification/', $code],
  { fetcher: (_, code) => call(enquiryClassificationApi.show, { params: { code: String(code) } }) },
)

const show = (classification: ClassificationDetail) => {
  if (classification.code === $code.get()) $classification.mutate(classification)
}

const { change } = saverOf<ClassificationDetail>({ show, showCurrent: show })

type Versioned = Pick<ClassificationDetail, 'code' | 'version'>

const at = ({ code, version }: Versioned, key?: string) => ({ params: { code }, version, key })

export const createClassification = async (
  body: ClassificationContent & { readonly code: string },
  key: string,
) => {
  await call(enquiryClassificationApi.create, { body, key })
  $classifications.revalidate()
}

export const saveClassification = (it: Versioned, body: ClassificationContent, key: string) =>
  change(enquiryClassificationApi.save, body, at(it, key))

export const setClassificationActive = (it: Versioned, is_active: boolean) =>
  change(enquiryClassificationApi.set_active, { is_active }, at(it))

/** Gives everything that has it to another one, and retires it. */
export const mergeClassification = (it: Versioned, into: string, key: string) =>
  change(enquiryClassificationApi.merge, { into }, at(it, key))

/** Gives some of what has it to another one. */
export const moveClassified = (
  it: Versioned,
  body: ChangeBody<typeof enquiryClassificationApi.move>,
  key: string,
) => change(enquiryClassificationApi.move, body, at(it, key))

export const orderClassifications = async (codes: readonly string[], key: string) => {
  const body = { codes: [...codes] }
  $classifications.mutate(await call(enquiryClassificationApi.order, { body, key }))
}
