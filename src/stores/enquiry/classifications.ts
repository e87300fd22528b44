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
import { saverOf } from '#stores/record/saving'

export const NEW_CLASSIFICATION = 'new'

export const $classifications = createFetcherStore<ClassificationRow[]>(
  ['enquiry-classifications'],
  { fetcher: () => call(enquiryClassificationApi.list) },
)

onMount($classifications, () => followArea('templates', () => $classifications.revalidate()))

const $code = computed($route, ({ name, params }) =>
  name === 'admin-additional-enquiry-classifications-id' && params['id'] !== NEW_CLASSIFICATION
    ? (params['id'] ?? null)
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

export const createClassification = (
  body: ClassificationContent & { readonly code: string },
  key: string,
) => call(enquiryClassificationApi.create, { body, key })

export const saveClassification = (it: Versioned, body: ClassificationContent, key: string) =>
  change(enquiryClassificationApi.save, body, at(it, key))

export const setClassificationActive = (it: Versioned, is_active: boolean) =>
  change(enquiryClassificationApi.set_active, { is_active }, at(it))
