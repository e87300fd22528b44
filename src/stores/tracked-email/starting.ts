import { trackedEmailApi } from '#domain/tracked-email/api'
import type { EmailStart } from '#domain/tracked-email/bodies'
import { call } from '#lib/api'

/** The templates that an email of a case can start from. */
export const fetchEmailTemplates = (id: string) =>
  call(trackedEmailApi.templates, { params: { id } })

/** What a template says in a case to somebody of it. */
export const startEmail = (id: string, body: EmailStart) =>
  call(trackedEmailApi.start, { params: { id }, body })
