import type { MergeValues } from '#domain/template/values/value'
import type { RequestContext } from '#tenant/runtime/context'
import { type RecipientValues, recordValues } from './record-values.ts'

/** What a template is rendered for; a case brings its quote with it. */
export type TemplateSubject = { readonly conveyance: string } | { readonly quote_case: string }

/** The value of every merge field for a case or a quote; throws 404 outside the person’s scope. */
export const valuesFor = (
  context: RequestContext,
  subject: TemplateSubject,
  given: RecipientValues,
): MergeValues =>
  'conveyance' in subject
    ? recordValues(
        context,
        { kind: 'conveyance', id: context.conveyances.get(subject.conveyance).id },
        given,
      )
    : recordValues(
        context,
        { kind: 'quote-case', id: context.quoteCases.get(subject.quote_case).id },
        given,
      )
