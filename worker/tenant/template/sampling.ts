import { firmValues } from '#domain/template/values/merge-values'
import { sampleValues } from '#domain/template/values/sample-case'
import type { EmailTexts } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'
import { emailTextsWith } from './email-texts.ts'

/** Makes the texts of messages from the email templates in force, for a made-up case. */
export const sampleEmailTexts = ({ store, today, firm }: RequestContext): EmailTexts =>
  emailTextsWith({ store, today }, () => ({
    ...sampleValues('joint', {}),
    firm: firmValues(firm),
  }))
