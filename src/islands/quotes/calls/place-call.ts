import type { MouseEvent } from 'react'
import type { CallSubjectKind } from '#domain/call/call'
import { dialCall } from '#stores/call/acts'
import { showRefusal } from '#stores/chrome/show-refusal'
import { addToast } from '#stores/chrome/toasts'
import { $leadDesk } from '#stores/lead/desk'

type Target = { readonly kind: CallSubjectKind; readonly id: string }

/** Calls through the firm's telephone system if it has one; otherwise the `tel:` link does. */
export const placeCall = (event: MouseEvent, target: Target) => {
  if ($leadDesk.get().data?.telephone !== 'webhook') return
  event.preventDefault()
  void dialCall(target).then(
    () => addToast({ severity: 'info', summary: 'Your phone is about to ring', life: 4000 }),
    showRefusal('Couldn’t place the call'),
  )
}
