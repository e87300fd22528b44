import { customFieldsIn } from '#domain/template/custom-fields'
import type { MergeField } from '#domain/template/field'
import { inputFields, mergeFields } from '#domain/template/fields'
import { checkScript } from '#domain/template/script/checking'
import { computedFields } from '#domain/template/script/library'
import type { Script } from '#domain/template/script/script'
import type { TemplateContent, TemplateFamily } from '#domain/template/template'
import { hasBankNumber } from './bank-numbers.ts'
import type { Finding, FindingPlace } from './finding.ts'
import { imagesIn, linksIn } from './links.ts'
import { proseOf } from './pieces.ts'
import { readingAge, SMS_PART, smsParts } from './reading.ts'
import { type Problem, scan } from './scan.ts'
import { cycleOf, type SnippetTexts, unknownSnippets } from './snippet-use.ts'
import { unknownFields } from './unknown-fields.ts'

export type Checked = {
  readonly family: TemplateFamily
  readonly key: string
  readonly content: TemplateContent
  /** The other snippets of the firm. */
  readonly snippets: SnippetTexts
  /** The scripts of the firm that are in force. */
  readonly scripts: readonly Script[]
}

/** The age above which a text for clients is hard to read. */
const OLDEST_READER = 14
/** As long as most values. */
const TYPICAL_VALUE = 'fourteen chars'

/** Everything that is wrong with a template, errors first. */
export const checkTemplate = (checked: Checked): Finding[] => {
  const { family, key, content, scripts } = checked
  const { name, body: source, tests } = content
  if (family === 'script')
    return checkScript({ script: { key, name, source }, tests, others: scripts })
  const places: FindingPlace[] = ['body', 'footer', 'subject', 'preheader', 'sms', 'file_name']
  const custom = customFieldsIn(places.map((it) => content[it]))
  const asked = inputFields(content.inputs)
  const fields = [...mergeFields, ...asked, ...custom, ...computedFields(scripts)]
  return [
    ...missingParts(checked),
    ...places.flatMap((place) => textFindings(place, content, fields, checked.snippets)),
    ...cycleFindings(checked),
    ...hints(checked),
  ].toSorted((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'))
}

const whole = (place: FindingPlace, level: Finding['level'], message: string): Finding => ({
  place,
  level,
  message,
  from: 0,
  to: 0,
})

const missingParts = ({ family, content }: Checked): Finding[] => [
  ...(content.body.trim() === '' && family !== 'layout' && content.sms === ''
    ? [whole('body', 'error', 'Write the text.')]
    : []),
  ...(family === 'email' && content.subject.trim() === '' && content.body.trim() !== ''
    ? [whole('subject', 'error', 'Write the subject.')]
    : []),
]

const textFindings = (
  place: FindingPlace,
  content: TemplateContent,
  fields: readonly MergeField[],
  snippets: SnippetTexts,
): Finding[] => {
  const text = content[place]
  const scanned = scan(text)
  const problems: Problem[] = [
    ...scanned.problems,
    ...unknownFields(scanned, fields),
    ...unknownSnippets(scanned, snippets),
    ...imagesIn(text),
    ...linksIn(text),
  ]
  return [
    ...problems.map((it): Finding => ({ ...it, place, level: 'error' })),
    ...(hasBankNumber(text)
      ? [whole(place, 'error', 'Remove the bank details: no template may hold account numbers.')]
      : []),
  ]
}

const cycleFindings = ({ family, key, content, snippets }: Checked): Finding[] => {
  if (family !== 'snippet') return []
  const cycle = cycleOf(key, { ...snippets, [key]: content.body })
  return cycle === null
    ? []
    : [whole('body', 'error', `This snippet renders itself: ${cycle.join(' → ')}.`)]
}

/** A text message with something in the place of each field. */
const withLengths = (text: string) => proseOf(text.replaceAll(/\{\{[\s\S]*?\}\}/g, TYPICAL_VALUE))

const hints = ({ content }: Checked): Finding[] => {
  const age = content.audience === 'client' ? readingAge(content.body) : null
  const parts = smsParts(withLengths(content.sms))
  return [
    ...(age !== null && age > OLDEST_READER
      ? [whole('body', 'warning', `Reads at age ${age}. Shorter sentences and words help.`)]
      : []),
    ...(parts > 1
      ? [
          whole(
            'sms',
            'warning',
            `The text message needs ${parts} parts of ${SMS_PART} characters.`,
          ),
        ]
      : []),
  ]
}
