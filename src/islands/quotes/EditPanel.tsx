import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { CheckField } from '#components/Choices.tsx'
import type { QuoteCase } from '#domain/quote-case'
import { money } from '#lib/format'
import { go } from '#lib/go'
import { href } from '#routes'
import { $editEffect, saveEdit } from '#stores/quote-cases-editing'
import { $priced } from '#stores/quote-draft'
import { $problems } from '#stores/quote-draft-problems'
import { addToast } from '#stores/toasts'
import { CouldApply } from './CouldApply.tsx'
import { EditDifference } from './EditDifference.tsx'
import { PriceLines } from './PriceLines.tsx'
import { Unpriced } from './Unpriced.tsx'

/** The price as it would be, what differs from the one on offer, and the way to save it. */
export const EditPanel = ({ it }: { it: QuoteCase }) => {
  const priced = useStore($priced)
  const effect = useStore($editEffect)
  if (!priced) return <aside className="price" aria-label="Price" />
  return (
    <aside className="price" aria-label="Price">
      <p className="tot">
        <output className="n">{money(priced.totals.inc_vat)}</output>
        <span className="s">
          fees, VAT and
          <br />
          disbursements
        </span>
      </p>
      <Unpriced priced={priced} />
      {effect?.difference && <EditDifference it={effect.difference} />}
      <PriceLines priced={priced} />
      <CouldApply could={priced.could_apply} />
      <Save it={it} />
    </aside>
  )
}

const Save = ({ it }: { it: QuoteCase }) => {
  const effect = useStore($editEffect)
  const problems = useStore($problems)
  const [isTold, setTold] = useState(true)
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())

  const save = async () => {
    if (busy || effect === null) return
    setBusy(true)
    try {
      await saveEdit(effect.version !== null && isTold ? ['email'] : [], key.current)
      addToast({ severity: 'success', summary: 'Quote saved', detail: it.number, life: 4000 })
      go(href('quotes-quote-cases-id', { id: it.id }))
    } catch (error) {
      key.current = crypto.randomUUID()
      tellRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {Object.keys(problems).length > 0 && (
        <div className="faults" role="alert">
          Something needs another look before this can be saved.
        </div>
      )}
      {effect !== null && effect.version !== null && (
        <p className="told-client">
          <CheckField
            name="told"
            label="Send the new price by email"
            checked={isTold}
            onChange={setTold}
          />
        </p>
      )}
      <div className="send edit-send">
        <button
          type="button"
          className="btn main"
          disabled={effect === null}
          aria-disabled={busy}
          onClick={() => void save()}
        >
          {busy ? 'Saving' : wordsOf(effect, isTold)}
        </button>
      </div>
    </>
  )
}

const wordsOf = (effect: ReturnType<typeof $editEffect.get>, isTold: boolean) => {
  if (effect === null) return 'Nothing changed yet'
  if (effect.version === null) return 'Save'
  return `${isTold ? 'Send' : 'Save'} version ${effect.version}`
}

const tellRefusal = (error: unknown) => {
  const fields =
    typeof error === 'object' && error !== null && 'fields' in error ? error.fields : null
  if (fields) $problems.set(fields as Record<string, string[]>)
  addToast({
    severity: 'warn',
    summary: 'Not saved',
    detail: error instanceof Error ? error.message : 'Try again.',
    life: 6000,
  })
}
