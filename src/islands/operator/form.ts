import { type OperatorRefusal, operatorFaults } from '#domain/firm/operator-faults'
import type { OperatorOutcome } from '#stores/firm/operator'
import { control, showFault, showFaults } from './faults.ts'
import { hideLink, showLink } from './result.ts'

const KEY = /^[\x21-\x7e]+$/

type FormParts = {
  readonly form: HTMLFormElement
  /** The field that names the firm. */
  readonly subject: 'hosts' | 'host'
  readonly send: (key: string) => Promise<OperatorOutcome>
  readonly title: (firm: string) => string
}

/** Sends a form with the key that is typed, once at a time, and shows each refusal beside its field. */
export const enhance = (name: 'create' | 'renew', parts: Omit<FormParts, 'form'>) => {
  const form = document.querySelector<HTMLFormElement>(`form[data-operator="${name}"]`)
  if (!form) return
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy !== 'true') void run({ ...parts, form })
  })
}

const run = async (parts: FormParts) => {
  const { form, send, title } = parts
  clear(form)
  const key = control('key').value.trim()
  if (!KEY.test(key)) return showFaults(new Map([['key', 'Enter the operator’s key.']]))
  setBusy(form, true)
  const outcome = await send(key)
  setBusy(form, false)
  if (outcome.kind === 'refused') return showRefusal(parts, outcome.refusal)
  form.reset()
  showLink(outcome.link, title(outcome.link.name))
}

const clear = (form: HTMLFormElement) => {
  hideLink()
  showFault('key', null)
  for (const { id } of form.querySelectorAll('input, textarea')) showFault(id, null)
  showMessage(form, '')
}

const showMessage = (form: HTMLFormElement, text: string) => {
  const output = form.querySelector('[data-fault]')
  if (output) output.textContent = text
}

const showRefusal = ({ form, subject }: FormParts, refusal: OperatorRefusal) => {
  const faults = operatorFaults(refusal, subject)
  if (faults.size > 0) showFaults(faults)
  else showMessage(form, refusal.message)
}

const setBusy = (form: HTMLFormElement, isBusy: boolean) => {
  form.ariaBusy = String(isBusy)
  const button = form.querySelector<HTMLButtonElement>('.btn[type="submit"]')
  if (!button) return
  button.dataset['idle'] ??= button.textContent
  button.setAttribute('aria-disabled', String(isBusy))
  button.textContent = (isBusy ? button.dataset['busy'] : button.dataset['idle']) ?? ''
}
