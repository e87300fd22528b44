import { callApi } from '#domain/call-api'
import { call } from '#lib/api'
import { time } from '#lib/format'
import { go } from '#lib/go'
import { addToast } from './toasts.ts'

const LIFE_MS = 30_000

const places = {
  lead: '/quotes/leads',
  'quote-case': '/quotes/quote-cases',
  conveyance: '/conveyances',
} as const

const openPlace = (kind: keyof typeof places, id: string) => go(`${places[kind]}/${id}`)

/** Says who rings, with the way to their case. */
export const tellIncomingCall = async (id: string) => {
  const it = await call(callApi.show, { params: { id }, isQuiet: true })
  if (it.direction !== 'in' || it.status === 'ended') return
  const { subject } = it
  addToast({
    id: `call-${id}`,
    severity: 'info',
    summary: subject ? `${subject.people} is calling` : `${it.number || 'Somebody'} is calling`,
    detail: subject ? subject.ref : 'Nobody that we know by this number.',
    life: LIFE_MS,
    action: subject
      ? { label: 'Open case', run: () => openPlace(subject.kind, subject.id) }
      : {
          label: 'Call log',
          run: () => go('/quotes/quote-cases/call-logs?unmatched=yes'),
        },
  })
}

/** Says that somebody is to be rung back now. */
export const tellCallBack = async (id: string) => {
  const due = await call(callApi.due, { isQuiet: true })
  const it = due.find((one) => one.id === id)
  if (it === undefined) return
  addToast({
    id: `call-back-${id}`,
    severity: 'warn',
    summary: `Call ${it.people} back`,
    detail: [`Due at ${time(it.at)}`, it.phone].filter(Boolean).join(' · '),
    life: null,
    action: { label: 'Open', run: () => openPlace(it.kind, id) },
  })
}
