import type { DateOnly } from '#domain/dates'
import { ownNames } from './access.ts'
import { packSectionLabels } from './items/item.ts'
import type { PackConsent, PackRecord } from './record.ts'
import { NOT_SURE, type StandingItem, standingOf } from './standing.ts'
import type { ClientPack, ClientQuestion } from './view.ts'

const questionOf = ({ item, answer }: StandingItem): readonly ClientQuestion[] =>
  item.question === undefined || answer?.not_applicable
    ? []
    : [
        {
          key: item.key,
          section: packSectionLabels[item.section],
          question: item.question,
          help: item.help ?? '',
          kind: item.kind,
          options: [...(item.kind === 'yes_no' ? ['Yes', 'No'] : (item.options ?? []))],
          tell_more: item.tellMore ?? null,
          value: answer?.value ?? '',
          details: answer?.details ?? '',
          answered_by: answer?.by.name ?? null,
          answered_at: answer?.at ?? null,
          file_name: answer?.file?.name ?? null,
        },
      ]

/** A consent without how it was recorded. */
export const toConsentView = ({ name, at, outdated_at }: PackConsent) => ({
  name,
  at,
  is_current: outdated_at === null,
})

/** A pack as one of its sellers answers it. */
export const clientPack = (pack: PackRecord, contactId: string, today: DateOnly): ClientPack => ({
  id: pack.id,
  address: pack.facts.address,
  questions: standingOf(pack, today).flatMap(questionOf),
  sellers: pack.sellers.map(({ name }) => name),
  own_names: ownNames(pack, contactId),
  consents: pack.consents.map(toConsentView),
  is_closed: pack.status === 'withdrawn',
})

/** Whether a value is one that the question takes. */
export const isAnswerTo = (
  { kind, options }: Pick<ClientQuestion, 'kind' | 'options'>,
  value: string,
): boolean => kind === 'text' || value === NOT_SURE || options.includes(value)

/** Those of the signed-in sellers who have not agreed yet. */
export const ownAwaited = ({ own_names, consents }: Pick<ClientPack, 'own_names' | 'consents'>) =>
  own_names.filter((name) => !consents.some((it) => it.name === name && it.is_current))

/** The questions without an answer. */
export const openQuestions = ({ questions }: Pick<ClientPack, 'questions'>) =>
  questions.filter(({ value }) => value === '')
