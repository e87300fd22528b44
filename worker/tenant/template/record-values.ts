import type { Conveyance } from '#domain/conveyance/conveyance'
import { blankTitle } from '#domain/conveyance/title/title'
import type { DateOnly } from '#domain/dates'
import type { Firm } from '#domain/firm'
import type { Handler } from '#domain/template/values/case-values'
import { mergeValues } from '#domain/template/values/merge-values'
import type { MergeValue, MergeValues } from '#domain/template/values/value'
import { fullName } from '#domain/user/user'
import { conveyanceDocument } from '#tenant/conveyance/document'
import { caseTitleDocument } from '#tenant/conveyance/title/document'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { quoteCaseDocument } from '#tenant/quote/case/document'
import type { Origins } from '#tenant/user/firm'
import type { User } from '#tenant/user/users'

/** What the values of a record are taken from, whoever may see it. */
export type RecordParts = {
  readonly store: Store
  readonly users: { readonly find: (id: string) => User | null }
  readonly firm: Firm
  readonly origins: Origins
  readonly today: DateOnly
  readonly signature: () => string | null
}

const handlerOf = ({ users, firm }: RecordParts, { fee_earner }: Conveyance): Handler => {
  const user = users.find(fee_earner.id)
  return {
    name: user ? fullName(user) : fee_earner.name,
    job_title: user?.job_title ?? null,
    phone: user?.phone ?? (firm.phone || null),
    email: user?.email ?? null,
  }
}

export type RecipientValues = {
  /** Null for the clients. */
  readonly recipient: string | null
  /** The answers to the template’s own questions, by key. */
  readonly answers: Readonly<Record<string, MergeValue>>
}

/** The value of every merge field for a record of the firm, whoever may see it. */
export const recordValues = (
  parts: RecordParts,
  about: { readonly kind: 'conveyance' | 'quote-case' | 'lead'; readonly id: string },
  { recipient, answers }: RecipientValues,
): MergeValues => {
  const { store, firm, today, origins } = parts
  const conveyance =
    about.kind === 'conveyance' ? tableOf(store, conveyanceDocument).find(about.id) : null
  const quoteId = conveyance === null ? about.id : conveyance.quote_case_id
  return mergeValues({
    firm,
    today,
    recipient,
    conveyance,
    signature: parts.signature() ?? firm.brand.name,
    portal: origins.clients,
    handler: conveyance && handlerOf(parts, conveyance),
    title:
      conveyance &&
      (tableOf(store, caseTitleDocument).find(conveyance.id) ?? blankTitle(conveyance.id)),
    quoteCase: quoteId === null ? null : tableOf(store, quoteCaseDocument).find(quoteId),
    answers,
  })
}
