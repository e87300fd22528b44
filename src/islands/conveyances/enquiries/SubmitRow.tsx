import type { ReactNode } from 'react'
import { ActButton } from '#components/ActButton.tsx'

type Props = {
  fault: string | null
  isBusy: boolean
  why: string | undefined
  onSubmit: () => void
  /** What the other button says and does. */
  other: readonly [string, () => void]
  submit: string
  children?: ReactNode
}

/** The buttons under a form of its own, with why the last attempt failed. */
export const SubmitRow = ({ fault, isBusy, why, onSubmit, other, submit, children }: Props) => (
  <>
    {fault && (
      <p className="fault" role="alert">
        {fault}
      </p>
    )}
    <div className="row wrap">
      <ActButton className="btn main" isBusy={isBusy} why={why} onPress={onSubmit}>
        {submit}
      </ActButton>
      {children}
      <button type="button" className="btn" onClick={other[1]}>
        {other[0]}
      </button>
    </div>
  </>
)
