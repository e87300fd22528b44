import { useStore } from '@nanostores/react'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { useHas } from '#islands/clients/delegates/use-helping.ts'
import { firm } from '#lib/firm'
import { pluralise } from '#lib/format'
import { href } from '#routes'
import { $ownQuestions } from '#stores/enquiry/own-questions'

/** How many questions of a case the client has not answered; none for a helper who may not. */
export const useOpenQuestions = (caseId: string): number => {
  const questions = useStore($ownQuestions).data ?? []
  const mayAnswer = useHas('messages')
  return mayAnswer ? questions.filter((it) => it.conveyance_id === caseId && !it.is_sent).length : 0
}

/** Whether it is known which questions there are; what lies below them would move before that. */
export const useAreQuestionsKnown = (): boolean => {
  const { data, error } = useStore($ownQuestions)
  return !useHas('messages') || data !== undefined || error !== undefined
}

/** The way to the questions of a case that the client has not answered; nothing without one. */
export const OpenQuestions = ({ clientCase: { id, matter_type } }: { clientCase: ClientCase }) => {
  const open = useOpenQuestions(id)
  if (open === 0) return null
  const group = href(
    'clients-documents-matter_type-group',
    { matter_type, group: 'enquiries' },
    firm.audience,
  )
  return (
    <a className="btn main big" href={`${group}?case=${id}`}>
      Answer {pluralise(open, 'question')}
    </a>
  )
}
