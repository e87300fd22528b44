import { withMergeValues } from '#domain/communication/communication'
import type { RuleMessageValue } from '#domain/conveyance/automation/events'
import type { CaseEvent } from '#domain/conveyance/following-events'
import type { CaseValue } from '#domain/conveyance/merge-values'
import type { StepRole } from '#domain/conveyance/workflow/step-role'
import type { Correspondence, Recipient } from '#tenant/events/messages'

type CaseCorrespondence = Correspondence<CaseValue>
type PeopleOf = (role: StepRole) => readonly Recipient[]

const withLink = (text: string, link: string) => text.replaceAll('{link}', link)

const withText = (
  from: CaseCorrespondence,
  rule_subject: string,
  rule_text: string,
): Correspondence<RuleMessageValue> => ({
  ...from,
  values: {
    ...from.values,
    rule_subject: withLink(rule_subject, from.values.link),
    rule_text: withLink(rule_text, from.values.link),
  },
  valuesFor: (to) => {
    const { link = from.values.link, ...own } = from.valuesFor?.(to) ?? {}
    return {
      ...own,
      link,
      rule_subject: withLink(rule_subject, link),
      rule_text: withLink(rule_text, link),
    }
  },
})

const valuesOf = ({ values, valuesFor }: CaseCorrespondence, to: Recipient) => ({
  ...values,
  ...valuesFor?.(to),
  name: to.name,
})

/** The same with a text that may name its recipient. */
const withTextFor = (from: CaseCorrespondence, subject: string, text: string) => ({
  ...withText(from, '', ''),
  valuesFor: (to: Recipient) => ({
    rule_subject: withMergeValues(subject, valuesOf(from, to)),
    rule_text: withMergeValues(text, valuesOf(from, to)),
  }),
})

/** What a case’s messages need, with the text of a rule or of a person where the event has one. */
export const withRuleText = (
  from: CaseCorrespondence,
  event: CaseEvent,
  peopleOf: PeopleOf,
): Correspondence<RuleMessageValue> => {
  const { name, detail } = event
  switch (name) {
    case 'automation.message':
      return withText(from, detail.subject, detail.text)
    case 'conveyance.bulk-message-sent':
      return withTextFor(from, detail.subject, detail.text)
    case 'automation.note':
      return {
        ...withText(from, `Case ${from.values.ref}`, detail.text),
        staff: peopleOf(detail.to),
      }
    case 'automation.failed':
      return { ...withText(from, `Automation failed: ${from.values.ref}`, failure(detail)) }
    default:
      return withText(from, '', '')
  }
}

const failure = ({ rule, reason }: { readonly rule: string; readonly reason: string }) =>
  `“${rule}” could not do everything. ${reason}`
