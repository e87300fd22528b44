import { useStore } from '@nanostores/react'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { firm } from '#lib/firm'
import { pluralise } from '#lib/format'
import { href } from '#routes'
import { $ownQuestions } from '#stores/enquiry/own-questions'

/** The way to the questions of a case that the client has not answered; nothing without one. */
export const OpenQuestions = ({ clientCase: { id, matter_type } }: { clientCase: ClientCase }) => {
  const questions = useStore($ownQuestions).data ?? []
  const open = questions.filter((it) => it.conveyance_id === id && !it.is_sent).length
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
