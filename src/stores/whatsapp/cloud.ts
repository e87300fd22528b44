import type { BodyInput } from '#domain/endpoint'
import { type CloudDetail, templateChecksPath, whatsappCloudApi } from '#domain/whatsapp/cloud/api'
import { call, sendConfirmed } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'

/** How the firm reaches the WhatsApp Cloud API. */
export const $whatsappCloud = createFetcherStore<CloudDetail>(['whatsapp-cloud'], {
  fetcher: () => call(whatsappCloudApi.show),
})

const show = (detail: CloudDetail) => $whatsappCloud.mutate(detail)
const { save } = saverOf<CloudDetail>({ show, showCurrent: show })

export const saveCloud = (body: BodyInput<typeof whatsappCloudApi.save>, key: string) =>
  save(call(whatsappCloudApi.save, { body, key }))

export const saveCloudSecrets = (
  body: BodyInput<typeof whatsappCloudApi.save_secrets>,
  key: string,
) => save(call(whatsappCloudApi.save_secrets, { body, key }))

export const saveCloudPrices = (
  body: BodyInput<typeof whatsappCloudApi.save_prices>,
  key: string,
) => save(call(whatsappCloudApi.save_prices, { body, key }))

/** Asks the platform what became of the templates. */
export const checkTemplates = async () => {
  await sendConfirmed({
    method: 'POST',
    address: templateChecksPath,
    body: new Blob(['{}'], { type: 'application/json' }),
    isQuiet: true,
  })
  $whatsappCloud.revalidate()
}
