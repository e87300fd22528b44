import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Handler } from '#domain/template/values/case-values'
import { mergeValues } from '#domain/template/values/merge-values'
import type { MergeValue, MergeValues } from '#domain/template/values/value'
import { fullName } from '#domain/user/user'
import { titleOf } from '#tenant/conveyance/title/titles'
import type { RequestContext } from '#tenant/runtime/context'

/** What a template is rendered for; a case brings its quote with it. */
export type TemplateSubject = { readonly conveyance: string } | { readonly quote_case: string }

export type RecipientValues = {
  /** Null for the clients. */
  readonly recipient: string | null
  /** The answers to the template’s own questions, by key. */
  readonly answers: Readonly<Record<string, MergeValue>>
}

const handlerOf = ({ users, firm }: RequestContext, { fee_earner }: Conveyance): Handler => {
  const user = users.find(fee_earner.id)
  return {
    name: user ? fullName(user) : fee_earner.name,
    job_title: user?.job_title ?? null,
    phone: user?.phone ?? (firm.phone || null),
    email: user?.email ?? null,
  }
}

/** The value of every merge field for a case or a quote; throws 404 outside the person’s scope. */
export const valuesFor = (
  context: RequestContext,
  subject: TemplateSubject,
  { recipient, answers }: RecipientValues,
): MergeValues => {
  const conveyance = 'conveyance' in subject ? context.conveyances.get(subject.conveyance) : null
  const quoteId = 'quote_case' in subject ? subject.quote_case : conveyance?.quote_case_id
  return mergeValues({
    firm: context.firm,
    today: context.today,
    signature: context.signature() ?? context.firm.brand.name,
    portal: context.origins.clients,
    conveyance,
    handler: conveyance && handlerOf(context, conveyance),
    title: conveyance && titleOf(context, conveyance.id),
    quoteCase: quoteId ? context.quoteCases.get(quoteId) : null,
    recipient,
    answers,
  })
}
