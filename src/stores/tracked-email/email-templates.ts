import { trackedEmailApi } from '#domain/tracked-email/api'
import type { EmailFilling } from '#domain/tracked-email/bodies'
import { call } from '#lib/api'

/** The templates for emails of a case. */
export const fetchEmailTemplates = (id: string) =>
  call(trackedEmailApi.templates, { params: { id } })

/** A template filled in for somebody of a case. */
export const fillEmail = (id: string, body: EmailFilling) =>
  call(trackedEmailApi.fill, { params: { id }, body })
