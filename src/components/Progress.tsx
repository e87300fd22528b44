import { useId } from 'react'

type Props = {
  /** What is being done: 'Making the contract bundle'. */
  label: string
  /** How much is done, of `of`; absent while nobody knows. */
  value?: number | undefined
  of?: number
  /** 'Page 84 of 132' */
  words?: string
  onStop?: () => void
}

/** Work that takes its time: how far it is, or that it goes on. */
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
