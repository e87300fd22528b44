import { callApi } from '#domain/call/api'
import type { Call } from '#domain/call/call'
import { formatPhone } from '#domain/contact'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { time } from '#lib/format'
import { go } from '#lib/navigate'
import { addToast, removeGroup } from '#stores/chrome/toasts'
import { $session } from '#stores/user/session'

const TOAST_MS = 30_000

const subjectPaths = {
  lead: '/quotes/leads',
  'quote-case': '/quotes/quote-cases',
  conveyance: '/conveyances',
} as const

const ringingIds = new Set<string>()

const openRecord = (kind: keyof typeof subjectPaths, id: string) =>
  go(`${subjectPaths[kind]}/${id}`)

const openSubject = ({ subject }: Call) => ({
  label: 'Open case',
  run: () => subject && openRecord(subject.kind, subject.id),
})

const openLog = () => ({
  label: 'Call log',
  run: () => go('/quotes/quote-cases/call-logs?unmatched=yes'),
})

/** Shows the incoming-call toast, with a link to the caller's case or an action to claim an unassigned call. */
export const showIncomingCall = async (id: string) => {
  ringingIds.add(id)
  const it = await call(callApi.show, { params: { id }, isQuiet: true })
  if (it.direction !== 'in' || it.status === 'ended') return
  if (it.user === null) return notifyDeskOfCall(it)
  if (it.user.id !== $session.get()?.user.id) return
  const { subject } = it
  addToast({
    id: `call-${id}`,
    severity: 'info',
    summary: subject ? `${subject.people} is calling` : `${it.number || 'Somebody'} is calling`,
    detail: subject ? subject.ref : 'Number not recognised',
    life: TOAST_MS,
    action: subject ? openSubject(it) : openLog(),
  })
}

const formattedNumber = (number: string) => (number ? formatPhone(number) : 'Number withheld')

const notifyDeskOfCall = (call: Call) => {
  const { subject, number } = call
  addToast({
    id: `call-${call.id}`,
    severity: 'info',
    summary: 'Incoming call',
    detail: subject ? `${subject.people} · ${subject.ref}` : formattedNumber(number),
    life: TOAST_MS,
    group: groupOf(call.id),
    action: { label: 'Take call', run: () => void claimCall(call.id) },
  })
}

const groupOf = (id: string) => `call-of-desk-${id}`

export const endIncomingCall = async (id: string) => {
  if (!ringingIds.has(id)) return
  const it = await call(callApi.show, { params: { id }, isQuiet: true })
  if (it.user === null && it.status !== 'ended') return
  ringingIds.delete(id)
  removeGroup(groupOf(id))
}

const claimCall = async (id: string) => {
  const toast = { id: `call-${id}`, life: TOAST_MS } as const
  try {
    const it = await call(callApi.take, { params: { id }, isQuiet: true })
    const action = it.subject ? openSubject(it) : openLog()
    addToast({ ...toast, severity: 'success', summary: 'Call assigned to you', action })
  } catch (error) {
    const { message = '' } = error instanceof ApiError && error.status === 409 ? error : {}
    const detail = message || 'Somebody else may have taken it. Check the call log.'
    addToast({
      ...toast,
      severity: 'warn',
      summary: 'Couldn’t take the call',
      detail,
      action: openLog(),
    })
  }
}

export const notifyCallBack = async (id: string) => {
  const due = await call(callApi.due, { isQuiet: true })
  const it = due.find((one) => one.id === id)
  if (it === undefined) return
  addToast({
    id: `call-back-${id}`,
    severity: 'warn',
    summary: `Call back ${it.people}`,
    detail: [`Due at ${time(it.at)}`, it.phone].filter(Boolean).join(' · '),
    life: null,
    action: { label: 'Open', run: () => openRecord(it.kind, id) },
  })
}
