import type { ReactNode } from 'react'
import type { useSaving } from './use-saving.ts'

type Props = {
  saving: ReturnType<typeof useSaving>
  /** Why the answer is none; null when it is one. */
  problem: string | null
  children: ReactNode
}

/** The form of one question: it goes on once its answer is saved. */
export const GoOn = ({ saving, problem, children }: Props) => (
  <form
    className="question"
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      if (problem !== null) return saving.setFault(problem)
      void saving.submit()
    }}
  >
    {children}
    {saving.fault && (
      <p className="fault" role="alert">
        {saving.fault}
      </p>
    )}
    <div className="question-foot">
      <button type="submit" className="btn main big" aria-disabled={saving.isBusy}>
        {saving.isBusy ? 'One moment' : 'Save and continue'}
      </button>
    </div>
  </form>
)
