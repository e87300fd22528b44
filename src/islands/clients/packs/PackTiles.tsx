import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { openQuestions, ownAwaited } from '#domain/sale-ready-pack/client'
import { $clientPacks } from '#stores/sale-ready-pack/of-client'
import { questionHref } from './question-href.ts'

/** The packs that wait for the signed-in seller; without one what is given for then. */
export default function PackTiles({ nothing }: { nothing: ReactNode }) {
  const { data: packs = [], loading } = useStore($clientPacks)
  if (packs.length === 0) return loading ? null : nothing
  return packs.map((pack) => {
    const left = openQuestions(pack).length
    const awaited = ownAwaited(pack)
    const hasAgreed = awaited.length === 0
    return (
      <article key={pack.id} className="client-tile">
        <p className="client-kind">Getting ready to sell</p>
        <h2>{pack.address}</h2>
        <p className="client-text">
          {left > 0
            ? `We need from you: ${left} of ${pack.questions.length} questions about your home.`
            : hasAgreed
              ? 'You have answered everything. Thank you.'
              : `We need from ${awaited.length < pack.own_names.length ? awaited.join(' and ') : 'you'}: agreement that we may share your answers.`}
        </p>
        <a className="btn main big" href={questionHref(pack)}>
          {left > 0
            ? 'Answer the questions'
            : hasAgreed
              ? 'See your answers'
              : 'Check your answers and agree'}
        </a>
      </article>
    )
  })
}
