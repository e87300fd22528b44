import type { BodyInput } from '#domain/endpoint'
import { trackedEmailApi } from '#domain/tracked-email/api'
import type { EmailRow, EmailView } from '#domain/tracked-email/view'
import { call } from '#lib/api'
import { refreshInbox } from '#stores/inbox/inbox'
import { createFetcherStore } from '#stores/list/fetching'
import { $correspondence } from './correspondence.ts'
import { $emailId } from './record.ts'
import { $unfiled } from './unfiled.ts'

/** The email that the page is open at. */
export const $email = createFetcherStore<EmailView>(['email/', $emailId], {
  fetcher: (_, id) => call(trackedEmailApi.show, { params: { id: String(id) } }),
})

const refreshLists = () => {
  $correspondence.revalidate()
  $unfiled.revalidate()
  refreshInbox()
}

type Versioned = Pick<EmailRow, 'id' | 'version'>

/** Files an email to the case or quote with a reference, or moves it there. */
export const fileEmail = async ({ id, version }: Versioned, ref: string, key: string) => {
  const body = { version, ref }
  const filed = await call(trackedEmailApi.file, { params: { id }, body, key })
  refreshLists()
  if ($emailId.get() !== null) $email.revalidate()
  return filed
}

/** Takes an email off its record. */
export const unfileEmail = async ({ id, version }: Versioned, key: string) => {
  const taken = await call(trackedEmailApi.unfile, { params: { id }, body: { version }, key })
  refreshLists()
  return taken
}

/** Answers an email, or passes it on. */
export const replyToEmail = async (
  { id }: Versioned,
  body: BodyInput<typeof trackedEmailApi.reply>,
  key: string,
) => {
  const { sent } = await call(trackedEmailApi.reply, { params: { id }, body, key })
  $correspondence.revalidate()
  return sent
}

type Saving = Omit<BodyInput<typeof trackedEmailApi.save_attachment>, 'version'>

/** Files an attachment as a document of the case. */
export const saveAttachment = async ({ id, version }: Versioned, saving: Saving, key: string) => {
  const body = { ...saving, version }
  $email.mutate(await call(trackedEmailApi.save_attachment, { params: { id }, body, key }))
}
