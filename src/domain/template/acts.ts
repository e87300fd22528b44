import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { familyPermissions } from './families.ts'
import type { TemplateDetail } from './view.ts'

export type TemplateAct = 'edit' | 'send' | 'withdraw' | 'publish' | 'retire'

type Subject = Pick<
  TemplateDetail,
  | 'family'
  | 'status'
  | 'is_standard'
  | 'needs_second_person'
  | 'edited_by_id'
  | 'sent_by_id'
  | 'used_by'
  | 'versions'
>

const isOwn = ({ is_standard }: Subject): Verdict =>
  refuseIf(
    is_standard,
    'standard_template',
    'Standard templates cannot be changed. Create a draft from this one instead.',
  )

const isDraft = (subject: Subject): Verdict =>
  firstRefusal(
    isOwn(subject),
    refuseIf(
      subject.status !== 'draft',
      'not_a_draft',
      'Only a draft can be edited. Create a draft from this version instead.',
    ),
  )

const mayWithdraw = (subject: Subject): Verdict =>
  refuseIf(subject.status !== 'in_review', 'not_in_review', 'This version is not in review.')

/** Refuses whoever edited a version or sent it for review, where a second person has to publish it. */
const isSecondPerson = (subject: Subject, { id }: ActingPerson): Verdict =>
  firstRefusal(
    refuseIf(
      subject.needs_second_person && subject.status !== 'in_review',
      'needs_review',
      'Send it for review first: a second person publishes it.',
    ),
    refuseIf(
      subject.needs_second_person && [subject.edited_by_id, subject.sent_by_id].includes(id),
      'same_person',
      'Somebody other than its editor has to publish this version.',
    ),
  )

const mayPublish = (subject: Subject, person: ActingPerson): Verdict =>
  firstRefusal(
    isOwn(subject),
    refuseIf(subject.status === 'published', 'published', 'This version is already published.'),
    refuseIf(
      subject.status === 'retired',
      'retired',
      'Create a draft from this version, and publish that.',
    ),
    isSecondPerson(subject, person),
  )

/** Whether the key would be without a text after its own versions are retired. */
const wouldLeaveNothing = ({ status, versions }: Subject) =>
  status === 'published' && versions.every((it) => it.made_at !== null)

const mayRetire = (subject: Subject): Verdict =>
  firstRefusal(
    isOwn(subject),
    refuseIf(subject.status === 'retired', 'retired', 'This version is already retired.'),
    refuseIf(
      wouldLeaveNothing(subject) && subject.used_by.length > 0,
      'in_use',
      `It is used by ${subject.used_by
        .slice(0, 3)
        .map((it) => it.name)
        .join(', ')}. Change these first.`,
    ),
  )

/** What somebody may do with a version of a template, and why not. */
export const templateActs = (subject: Subject, person: ActingPerson): Acts<TemplateAct> =>
  unlessRefused(mayChangeWith(person, [familyPermissions[subject.family].update]), {
    edit: isDraft(subject),
    send: isDraft(subject),
    withdraw: mayWithdraw(subject),
    publish: mayPublish(subject, person),
    retire: mayRetire(subject),
  })
