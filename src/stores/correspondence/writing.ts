import { correspondenceApi } from '#domain/correspondence/api'
import type { BodyInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { $correspondence } from '#stores/tracked-email/correspondence'
import { emailRecord } from '#stores/tracked-email/record'

type Without<Body> = Omit<Body, 'record'>

/** Writes a text message about the record of the page. */
export const writeText = async (
  body: Without<BodyInput<typeof correspondenceApi.text>>,
  key: string,
) => {
  const record = emailRecord()
  await call(correspondenceApi.text, { body: { ...body, record }, key })
  $correspondence.revalidate()
}

/** Puts a letter about the case of the page with those that wait to be printed. */
export const writeLetter = async (
  body: Without<BodyInput<typeof correspondenceApi.letter>>,
  key: string,
) => {
  const record = emailRecord()
  await call(correspondenceApi.letter, { body: { ...body, record }, key })
  $correspondence.revalidate()
}

/** Writes by WhatsApp about the record of the page. */
export const writeWhatsapp = async (
  body: Without<BodyInput<typeof correspondenceApi.whatsapp>>,
  key: string,
) => {
  const record = emailRecord()
  await call(correspondenceApi.whatsapp, { body: { ...body, record }, key })
  $correspondence.revalidate()
}
