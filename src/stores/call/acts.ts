import { callApi } from '#domain/call/api'
import type { Call, CallSubjectKind } from '#domain/call/call'
import type { BodyInput } from '#domain/endpoint'
import { searchApi } from '#domain/list/search'
import { quoteCaseApi } from '#domain/quote/case/api'
import { call } from '#lib/api'
import { revalidateKeys } from '#stores/list/fetching'
import { retryOnConflict } from '#stores/record/saving'
import { $callQuery, refreshCalls } from './calls.ts'

// By key, so that this file does not import the store of the list.
const refreshQuoteCases = () => revalidateKeys((key) => key.startsWith('quote-cases/'))

// Calls that the telephone system was asked to dial, by subject id: each is already in the log.
const dialled = new Map<string, string>()

/** Logs a call; one that was dialled from here is wrapped up instead. The key makes a repeated request harmless. */
export const logCall = async (callEntry: BodyInput<typeof callApi.log>, key: string) => {
  const about = callEntry.subject?.id ?? ''
  const id = dialled.get(about)
  if (id === undefined) await call(callApi.log, { body: callEntry, key })
  else {
    const { disposition, result, note, temperature, next_action } = callEntry
    const wrapUpBody = { disposition, result, note, temperature, next_action }
    await wrapUp(await call(callApi.show, { params: { id } }), wrapUpBody, key)
    dialled.delete(about)
  }
  refreshCalls()
  refreshQuoteCases()
}

type WrapUp = Omit<BodyInput<typeof callApi.wrap_up>, 'version'>

// An update by the telephone system in between is no conflict: the wrap-up is sent again on top of it.
const wrapUp = ({ id, version }: Pick<Call, 'id' | 'version'>, wrapUpBody: WrapUp, key: string) => {
  let currentVersion = version
  return retryOnConflict<Call, Call>(
    () =>
      call(callApi.wrap_up, {
        params: { id },
        body: { ...wrapUpBody, version: currentVersion },
        key,
      }),
    (current) => {
      currentVersion = current.version
      return true
    },
  )
}

/** Saves the outcome of a call that the telephone system reported. */
export const wrapUpCall = async (
  call: Pick<Call, 'id' | 'version'>,
  wrapUpBody: WrapUp,
  key: string,
) => {
  await wrapUp(call, wrapUpBody, key)
  refreshCalls()
  refreshQuoteCases()
}

type CallTarget = { readonly kind: CallSubjectKind; readonly id: string }

/** Links a call to another record; null unlinks it. */
export const linkCall = async (
  { id, version }: Pick<Call, 'id' | 'version'>,
  subject: CallTarget | null,
  key: string,
) => {
  await call(callApi.link, { params: { id }, body: { version, subject }, key })
  refreshCalls()
}

export const playCall = async (id: string) => (await call(callApi.play, { params: { id } })).address

/** Asks the firm's telephone system to dial the people of a record. */
export const dialCall = async (subject: CallTarget) => {
  const { call_id } = await call(callApi.dial, { body: { subject } })
  if (call_id !== null) dialled.set(subject.id, call_id)
}

type Skip = Omit<BodyInput<typeof quoteCaseApi.skip>, 'version'>

export const skipCall = async (
  { id, version }: { readonly id: string; readonly version: number },
  skip: Skip,
  key: string,
) => {
  await call(quoteCaseApi.skip, { params: { id }, body: { ...skip, version }, key })
  refreshQuoteCases()
}

const KINDS = ['quote-case', 'lead', 'conveyance'] as const

const kindOf = (name: string) => KINDS.find((kind) => kind === name)

/** Options for the quotes, leads and cases that match the words, with values like 'quote-case:id'. */
export const findCallSubjects = async (words: string, signal: AbortSignal) => {
  if (words.trim().length < 2) return []
  const query = { q: words.trim().slice(0, 100) }
  const found = await call(searchApi.find, { query, signal, isQuiet: true })
  return found
    .filter(({ kind }) => kindOf(kind) !== undefined)
    .map(({ kind, id, title, detail }) => ({ value: `${kind}:${id}`, label: title, detail }))
}

/** The record that an option of `findCallSubjects` names; null for an empty value. */
export const parseSubject = (value: string): CallTarget | null => {
  const [name = '', id = ''] = value.split(':')
  const kind = kindOf(name)
  return id === '' || kind === undefined ? null : { kind, id }
}

export const exportCalls = (columns: string) =>
  call(callApi.export, { query: { ...$callQuery.get(), columns } })

export const callPeopleChoices = async () =>
  (await call(callApi.people)).map(({ id, name }) => ({ value: id, label: name }))
