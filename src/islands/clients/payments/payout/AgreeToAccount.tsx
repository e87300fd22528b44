import { useRef, useState } from 'react'
import { sentenceOf } from '#components/form/form-faults.ts'
import type { PayoutCase } from '#domain/payee/own/view'
import { agreeToPayout } from '#stores/payee/own'

/** Asks a client whether money of the case may go to the account that another one gave. */
export const AgreeToAccount = ({ waiting }: { waiting: PayoutCase['to_agree'][number] }) => {
  const { payee, version, name, holder, ending } = waiting
  const [fault, setFault] = useState<string | null>(null)
  const key = useRef(crypto.randomUUID())
  const agree = () =>
    agreeToPayout(payee, version, key.current).catch((error: unknown) => {
      key.current = crypto.randomUUID()
      setFault(sentenceOf(error))
    })
  return (
    <div className="my-part">
      <p>
        {name} asked us to pay to the account of {holder} ending {ending}. We do so only if you
        agree. If you do not, or did not know of it, call us.
      </p>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <button type="button" className="btn main big" onClick={() => void agree()}>
        I agree
      </button>
    </div>
  )
}
