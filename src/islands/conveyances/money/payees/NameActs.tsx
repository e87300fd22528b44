import { useStore } from '@nanostores/react'
import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import type { payeeActs } from '#domain/payee/acts'
import type { PayeeView } from '#domain/payee/payee'
import { $nameCheckProvider } from '#stores/payee/payees'
import type { OpenPayee } from './PayeeForms.tsx'

type Props = {
  acts: ReturnType<typeof payeeActs>
  payee: PayeeView
  onOpen: (open: OpenPayee) => void
}

/** The name on the account: asked of a provider where there is one, or recorded as our bank says it. */
export const NameActs = ({ acts, payee, onOpen }: Props) => {
  const { data } = useStore($nameCheckProvider)
  return (
    <>
      {data?.kind === 'test' && (
        <ActButton
          className="btn"
          why={reasonAgainst(acts.ask)}
          onPress={() => onOpen({ name: 'ask', payee })}
        >
          Ask for the name
        </ActButton>
      )}
      {acts.explain === true ? (
        <ActButton className="btn" onPress={() => onOpen({ name: 'explain', payee })}>
          Say why it is theirs
        </ActButton>
      ) : (
        <ActButton
          className="btn"
          why={reasonAgainst(acts.check)}
          onPress={() => onOpen({ name: 'check', payee })}
        >
          Record the name check
        </ActButton>
      )}
    </>
  )
}
