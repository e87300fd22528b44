import { useStore } from '@nanostores/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import { leadPerson } from '#domain/lead/lead'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { showRefusal } from '#stores/chrome/show-refusal'
import { addToast } from '#stores/chrome/toasts'
import { claimNextLead } from '#stores/lead/acts'
import { $leadSound } from '#stores/lead/sound'
import { $permissions } from '#stores/user/permissions'
import { type LeadTool, toolChoices } from './lead-tool-choices.ts'

const PasteEmail = lazy(() => import('#islands/quotes/leads/PasteEmail.tsx'))
const LeadEntrances = lazy(() => import('#islands/quotes/leads/LeadEntrances.tsx'))

const titles: Readonly<Record<LeadTool, string>> = {
  paste: 'Paste an email',
  doors: 'How leads arrive',
}

export default function LeadTools() {
  const permissions = useStore($permissions)
  const mayCreate = permissions.includes('leads.create')
  const hasSound = useStore($leadSound)
  const [open, setOpen] = useState<LeadTool | null>(null)
  return (
    <>
      {mayCreate && <ClaimNext />}
      {mayCreate && (
        <a className="btn" href={href('quotes-leads-create', {})}>
          <Icon name="plus" /> New lead
        </a>
      )}
      <LazyMenu
        trigger={
          <>
            More <Icon name="chevron-down" />
          </>
        }
        choices={toolChoices(permissions, hasSound, setOpen)}
      />
      <Dialog title={titles[open ?? 'paste']} open={open !== null} onClose={() => setOpen(null)}>
        <Suspense fallback={<Skeleton rows={3} />}>
          {open === 'paste' ? <PasteEmail onDone={() => setOpen(null)} /> : <LeadEntrances />}
        </Suspense>
      </Dialog>
    </>
  )
}

const showFailure = showRefusal('Couldn’t claim a lead')

const ClaimNext = () => {
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const claim = async () => {
    if (busy) return
    setBusy(true)
    try {
      const lead = await claimNextLead(key.current)
      key.current = crypto.randomUUID()
      if (lead === null) addToast({ severity: 'info', summary: 'No leads are waiting', life: 3000 })
      else {
        addToast({ severity: 'success', summary: `${leadPerson(lead)} is yours`, life: 3000 })
        go(href('quotes-leads-id', { id: lead.id }))
      }
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="btn main" aria-disabled={busy} onClick={() => void claim()}>
      <Icon name="phone-call" /> Claim next
    </button>
  )
}
