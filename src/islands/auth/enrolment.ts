import type { SignedInUser } from '#domain/user/user'
import {
  addFirstPasskey,
  confirmFirstAuthenticator,
  offerFirstAuthenticator,
} from '#stores/user/enrolment'
import { enter } from './enter.ts'
import { codeRule, enhanceForm, showError } from './form.ts'
import { passkeyTextOf } from './passkey-button.ts'

type Step = 'choose' | 'authenticator' | 'codes'

const part = (step: Step) => document.querySelector<HTMLElement>(`[data-enrolment="${step}"]`)

const showStep = (step: Step) => {
  for (const name of ['choose', 'authenticator', 'codes'] as const) {
    const element = part(name)
    if (element) element.hidden = name !== step
  }
  part(step)?.querySelector<HTMLElement>('h1[tabindex]')?.focus()
}

const onChoose = (name: string, choose: () => unknown) =>
  document.querySelector(`[data-choose="${name}"]`)?.addEventListener('click', choose)

/** The page that sets up the second factor without which nothing opens. */
export const enhanceEnrolment = () => {
  const form = document.querySelector<HTMLFormElement>('form[data-enrolment]')
  if (!form) return
  const attempt = async (act: () => Promise<void>) => {
    showError(form, '')
    await act().catch((error) => showError(form, passkeyTextOf(error)))
  }
  onChoose('passkey', () => attempt(async () => finish(await addFirstPasskey())))
  onChoose('authenticator', () => attempt(() => offerAuthenticator(form)))
  onChoose('back', () => showStep('choose'))
  onChoose('print', () => print())
  enhanceForm(form, { code: codeRule }, async ({ code = '' }) =>
    finish(await confirmFirstAuthenticator(code)),
  )
}

const offerAuthenticator = async (form: HTMLFormElement) => {
  const { qr, secret } = await offerFirstAuthenticator()
  const picture = form.querySelector('svg')
  picture?.setAttribute('viewBox', `0 0 ${qr.size} ${qr.size}`)
  picture?.querySelector('path')?.setAttribute('d', qr.path)
  const text = form.querySelector('[data-secret]')
  if (text) text.textContent = secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
  showStep('authenticator')
}

type Enrolled = { readonly user: SignedInUser; readonly codes: readonly string[] | null }

const finish = ({ user, codes }: Enrolled) => {
  if (codes === null) return enter(user)
  const list = document.querySelector('[data-codes]')
  for (const code of codes) {
    const item = document.createElement('li')
    item.textContent = code
    list?.append(item)
  }
  onChoose('enter', () => enter(user))
  showStep('codes')
}
