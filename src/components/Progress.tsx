import { useId } from 'react'

type Props = {
  /** What is being done: 'Preparing the contract bundle'. */
  label: string
  /** How much of `of` is done; absent while unknown. */
  value?: number | undefined
  of?: number
  /** 'Page 84 of 132' */
  words?: string
  onStop?: () => void
}

/** The progress of a long task; indeterminate without a value. */
export const Progress = ({ label, value, of = 100, words, onStop }: Props) => {
  const id = useId()
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      {words && <span className="num faint">{words}</span>}
      {onStop && (
        <button type="button" className="btn small quiet" onClick={onStop}>
          Stop
        </button>
      )}
      <progress id={id} max={of} value={value} />
    </div>
  )
}
