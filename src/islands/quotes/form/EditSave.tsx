import { useStore } from '@nanostores/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { CheckField } from '#components/form/Choices.tsx'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { addToast } from '#stores/chrome/toasts'
import { $editEffect, type EditEffect, saveEdit } from '#stores/quote/case/editing'
import { $problems } from '#stores/quote/draft-problems'
import { EmailedTo } from './EmailedTo.tsx'
import { showPriceRefusal } from './show-price-refusal.ts'

const SendDialog = lazy(() => import('./SendDialog.tsx').then((it) => ({ default: it.SendDialog })))

/** Why a quote in this status cannot be repriced, and what to do about it; null if it can. */
const unpriceable = ({ status }: QuoteCase) => {
  if (status === 'accepted')
    return 'Your changes alter the price, which the client has accepted. Undo them to save the rest.'
  if (status === 'on_hold')
    return 'Your changes alter the price, and this quote is on hold. Take it off hold first.'
  return null
}

export const EditSave = ({ quoteCase }: { quoteCase: QuoteCase }) => {
  const effect = useStore($editEffect)
  const problems = useStore($problems)
  const why = effect !== null && effect.version !== null ? unpriceable(quoteCase) : null
  return (
    <>
      {Object.keys(problems).length > 0 && (
        <div className="faults" role="alert">
          Check the fields marked with a problem before you save.
        </div>
      )}
      {why === null ? (
        <Save quoteCase={quoteCase} effect={effect} />
      ) : (
        <div className="faults" role="alert">
          {why}
        </div>
      )}
    </>
  )
}

/** Saves the edit once, however often it is pressed, and opens the quote. */
const useSaving = (quoteCase: QuoteCase, isSending: boolean, onFailure: () => void) => {
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const save = async () => {
    if (busy) return
    setBusy(true)
    try {
      await saveEdit(isSending ? ['email'] : [], key.current)
      addToast({
        severity: 'success',
        summary: 'Quote saved',
        detail: quoteCase.number,
        life: 4000,
      })
      go(href('quotes-quote-cases-id', { id: quoteCase.id }))
    } catch (error) {
      key.current = crypto.randomUUID()
      showPriceRefusal('Couldn’t save the quote', error)
      onFailure()
    } finally {
      setBusy(false)
    }
  }
  return { busy, save: () => void save() }
}

type NotifyingProps = { isNotifying: boolean; onChange: (isNotifying: boolean) => void }

const Notifying = ({ isNotifying, onChange }: NotifyingProps) => (
  <>
    <p className="told-client">
      <CheckField
        name="told"
        label="Send the new price by email"
        checked={isNotifying}
        onChange={onChange}
      />
    </p>
    {isNotifying && <EmailedTo />}
  </>
)

type SaveProps = { quoteCase: QuoteCase; effect: EditEffect | null }

const Save = ({ quoteCase, effect }: SaveProps) => {
  const [isNotifying, setNotifying] = useState(true)
  const [isAsked, setAsked] = useState(false)
  const isNewPrice = effect !== null && effect.version !== null
  const isSending = isNewPrice && isNotifying
  const { busy, save } = useSaving(quoteCase, isSending, () => setAsked(false))
  const label = buttonLabel(effect, isNotifying)
  return (
    <>
      {isNewPrice && <Notifying isNotifying={isNotifying} onChange={setNotifying} />}
      <SaveButton
        label={busy ? 'Saving' : label}
        busy={busy}
        disabled={effect === null}
        onPress={isSending ? () => setAsked(true) : save}
      />
      <Suspense>
        {isAsked && isSending && (
          <SendDialog open busy={busy} submit={label} onSend={save} onClose={() => setAsked(false)}>
            <p>The new price replaces the one that the client has.</p>
            <EmailedTo />
          </SendDialog>
        )}
      </Suspense>
    </>
  )
}

type ButtonProps = { label: string; busy: boolean; disabled: boolean; onPress: () => void }

const SaveButton = ({ label, busy, disabled, onPress }: ButtonProps) => (
  <div className="send edit-send">
    <button
      type="button"
      className="btn main"
      disabled={disabled}
      aria-disabled={busy}
      onClick={onPress}
    >
      {label}
    </button>
  </div>
)

const buttonLabel = (effect: EditEffect | null, isNotifying: boolean) => {
  if (effect === null) return 'No changes yet'
  if (effect.version === null) return 'Save'
  return `${isNotifying ? 'Send' : 'Save'} version ${effect.version}`
}
