import { useStore } from '@nanostores/react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { openQuestions } from '#domain/sale-ready-pack/client'
import type { ClientPack } from '#domain/sale-ready-pack/view'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { $route } from '#stores/chrome/route'
import { $clientPack, $clientPacks } from '#stores/sale-ready-pack/of-client'
import { ClientOnly } from '../ClientOnly.tsx'
import { AgreeToShare } from './AgreeToShare.tsx'
import { QuestionPage } from './QuestionPage.tsx'
import { questionHref } from './question-href.ts'

/** The questions of a seller about the home that they sell, one a page. */
export default function ClientQuestions() {
  return (
    <ClientOnly needs="statements">
      <Questions />
    </ClientOnly>
  )
}

const Questions = () => {
  const packs = useStore($clientPacks)
  const pack = useStore($clientPack)
  return (
    <Loaded from={packs} skeleton={<Skeleton rows={8} />} retry={() => $clientPacks.revalidate()}>
      {() =>
        pack ? (
          <PackQuestions pack={pack} />
        ) : (
          <Empty title="There are no questions here">
            <p>These questions are closed, or they belong to somebody else.</p>
            <a className="btn" href={href('clients', {}, firm.audience)}>
              Your cases
            </a>
          </Empty>
        )
      }
    </Loaded>
  )
}

/** The question that the address names, or the first that is open; the whole list without any. */
const PackQuestions = ({ pack }: { pack: ClientPack }) => {
  const asked = new URLSearchParams(useStore($route).search).get('question')
  const at = pack.questions.findIndex(({ key }) => key === asked)
  const question = pack.questions[at]
  if (question === undefined) return <AllQuestions pack={pack} />
  return <QuestionPage key={question.key} pack={pack} question={question} at={at} />
}

const AllQuestions = ({ pack }: { pack: ClientPack }) => {
  const open = openQuestions(pack)
  const [first] = open
  return (
    <div className="portal">
      <h1 className="client-hello">Questions about {pack.address}</h1>
      <p className="client-text">
        {first
          ? `${open.length} of ${pack.questions.length} questions are left. Your answers are saved as you go.`
          : 'You have answered every question. Thank you.'}
      </p>
      {first && (
        <a className="btn main big" href={questionHref(pack, first.key)}>
          {open.length === pack.questions.length ? 'Start' : 'Continue'}
        </a>
      )}
      {!first && <AgreeToShare pack={pack} />}
      <ul className="question-list">
        {pack.questions.map((it) => (
          <li key={it.key}>
            <a href={questionHref(pack, it.key)}>{it.question}</a>
            <span className="mute">
              {it.value ? [it.value, it.details].filter(Boolean).join(', ') : 'Not answered yet'}
              {it.answered_by && ` (${it.answered_by})`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
