import { useState } from 'react'
import type { PayeeView } from '#domain/payee/payee'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { payeeDigits } from '#stores/payee/payees'

type Digits = Awaited<ReturnType<typeof payeeDigits>>
type Props = { payee: PayeeView; onDone: () => void }

/** Sort code and account number once the person was confirmed; they are never stored in the browser. */
export const PayeeDigits = ({ payee, onDone }: Props) => {
  const [digits, setDigits] = useState<Digits | null>(null)
  const { fault, isBusy, submit } = useSubmit()
  return (
    <>
      {digits === null && (
        <p>We ask for your password or code first. This look is recorded in the case’s history.</p>
      )}
      {digits?.map((it) => (
        <Account key={it.status} account={it} />
      ))}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="feet">
        <button type="button" className="btn" onClick={onDone}>
          Close
        </button>
        {digits === null && (
          <button
            type="button"
            className="btn main"
            aria-disabled={isBusy}
            onClick={() => void submit(async () => setDigits(await payeeDigits(payee)))}
          >
            Show bank details
          </button>
        )}
      </div>
    </>
  )
}

const Line = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Account = ({ account }: { account: Digits[number] }) => (
  <dl className="lines-2">
    <Line name="Status">{account.status === 'verified' ? 'Verified' : 'Not verified'}</Line>
    <Line name="Account name">{account.holder}</Line>
    <Line name="Sort code">{account.sort_code}</Line>
    <Line name="Account number">{account.account_number}</Line>
  </dl>
)
