import { withMergeValues } from '#domain/communication/communication'
import type { RuleMessageValue } from '#domain/conveyance/automation/events'
import type { CaseEvent } from '#domain/conveyance/following-events'
import type { CaseValue } from '#domain/conveyance/merge-values'
import type { StepRole } from '#domain/conveyance/workflow/step-role'
import type { Correspondence, Recipient } from '#tenant/events/messages'

type CaseCorrespondence = Correspondence<CaseValue>
type PeopleOf = (role: StepRole) => readonly Recipient[]

const withText = (
  from: CaseCorrespondence,
  rule_subject: string,
  rule_text: string,
): Correspondence<RuleMessageValue> => ({
  ...from,
  values: {
    ...from.values,
    rule_subject: withMergeValues(rule_subject, from.values),
    rule_text: withMergeValues(rule_text, from.values),
  },
})

/** What a case’s messages need, with the text of a rule where the event has one. */
export const withRuleText = (
  from: CaseCorrespondence,
  event: CaseEvent,
  peopleOf: PeopleOf,
): Correspondence<RuleMessageValue> => {
  const { name, detail } = event
  switch (name) {
    case 'automation.message':
      return withText(from, detail.subject, detail.text)
    case 'automation.note':
      return { ...withText(from, 'Case {ref}', detail.text), staff: peopleOf(detail.to) }
    case 'automation.failed':
      return { ...withText(from, 'Automation failed: {ref}', failure(detail)) }
    default:
      return withText(from, '', '')
  }
}

const failure = ({ rule, reason }: { readonly rule: string; readonly reason: string }) =>
  `“${rule}” could not do everything. ${reason}`.replaceAll(/[{}]/g, '')
