import { wrongState } from '#domain/refusal'
import type {
  AgencyReportEntry,
  ConsentEntry,
  SuspicionEntry,
  SuspicionKeeping,
} from '#domain/suspicion/bodies'
import {
  keptUntil,
  newSuspicion,
  withAgencyReport,
  withConsent,
  withNote,
  withoutReport,
} from '#domain/suspicion/changing'
import { deletedFrom } from '#domain/suspicion/clock'
import { hasOfficer } from '#domain/suspicion/officers'
import type { Suspicion } from '#domain/suspicion/suspicion'
import type { Suspicions } from '#domain/suspicion/view'
import { requireFresh, tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { suspicionDocument } from './document.ts'
import { storedSuspicion, storedSuspicions } from './files.ts'
import { assertOfficer, officersOf } from './officers.ts'

/** Every file, the newest first; throws 404 to everybody but the reporting officers. */
export const suspicionsOf = (context: RequestContext): Suspicions => {
  assertOfficer(context)
  return storedSuspicions(context.store)
}

/** Files a report. Throws 404 for a case out of scope, 409 while nobody who works here is named to receive it. */
export const reportSuspicion = (
  context: RequestContext,
  { conveyance, about, grounds }: SuspicionEntry,
) => {
  if (!hasOfficer(officersOf(context)))
    throw wrongState(
      'suspicion.no_officer',
      'The firm has named no reporting officer here. Tell them in person, and ask an owner to name them.',
    )
  const found = conveyance === null ? null : context.conveyances.get(conveyance)
  const of = found && { id: found.id, ref: found.ref }
  const id = context.newId()
  tableOf(context.store, suspicionDocument).insert(
    newSuspicion({ id, conveyance: of, about, grounds }, context),
  )
  return { received: true as const }
}

const change = (
  context: RequestContext,
  { id, version }: { readonly id: string; readonly version: number },
  changed: (suspicion: Suspicion) => Suspicion,
): Suspicions => {
  assertOfficer(context)
  const before = storedSuspicion(context.store, id)
  requireFresh(version, before)
  tableOf(context.store, suspicionDocument).replace(changed(before), version)
  return storedSuspicions(context.store)
}

type Versioned<T> = T & { readonly version: number }

export const noteSuspicion = (
  context: RequestContext,
  id: string,
  { version, text }: Versioned<{ readonly text: string }>,
) => change(context, { id, version }, (it) => withNote(it, text, context))

export const closeSuspicion = (
  context: RequestContext,
  id: string,
  { version, reason }: Versioned<{ readonly reason: string }>,
) => change(context, { id, version }, (it) => withoutReport(it, reason, context))

export const submitSuspicion = (
  context: RequestContext,
  id: string,
  { version, ...entry }: AgencyReportEntry,
) => change(context, { id, version }, (it) => withAgencyReport(it, entry, context))

export const recordConsent = (
  context: RequestContext,
  id: string,
  { version, ...entry }: ConsentEntry,
) => change(context, { id, version }, (it) => withConsent(it, entry, context))

export const keepSuspicion = (
  context: RequestContext,
  id: string,
  { version, ...entry }: SuspicionKeeping,
) => change(context, { id, version }, (it) => keptUntil(it, entry, context))

/** Deletes the files whose five years are over, unless they are held. */
export const pruneSuspicions = ({ store, today }: Pick<RequestContext, 'store' | 'today'>) => {
  for (const suspicion of storedSuspicions(store).files) {
    const from = deletedFrom(suspicion)
    if (from !== null && from <= today)
      store.write('DELETE FROM suspicions WHERE id = ?', suspicion.id)
  }
}
