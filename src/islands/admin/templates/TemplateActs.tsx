import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { templateActs } from '#domain/template/acts'
import { familyPermissions } from '#domain/template/families'
import type { TemplateDetail } from '#domain/template/view'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { go } from '#lib/navigate'
import {
  createTemplate,
  retireTemplate,
  sendForReview,
  withdrawTemplate,
} from '#stores/template/template'
import { templateHref } from './template-href.ts'

const PublishTemplate = lazy(() => import('./PublishTemplate.tsx'))

type Props = { template: TemplateDetail }

const isWaiting = ({ status }: { readonly status: TemplateDetail['status'] }) =>
  status === 'draft' || status === 'in_review'

/** What may be done with a version of a template, each with the reason where it may not. */
export const TemplateActs = ({ template }: Props) => {
  const acts = templateActs(template, useActingPerson())
  return (
    <>
      <Retire template={template} why={reasonAgainst(acts.retire)} />
      {template.status === 'draft' && (
        <ActButton
          why={reasonAgainst(acts.send)}
          onPress={() => void runAct(() => sendForReview(template), 'Sent for review')}
        >
          Send for review
        </ActButton>
      )}
      {template.status === 'in_review' && (
        <ActButton
          why={reasonAgainst(acts.withdraw)}
          onPress={() => void runAct(() => withdrawTemplate(template), 'Draft again')}
        >
          Back to draft
        </ActButton>
      )}
      {isWaiting(template) ? (
        <Publish template={template} why={reasonAgainst(acts.publish)} />
      ) : (
        <NextVersion template={template} />
      )}
    </>
  )
}

type ActProps = Props & { why: string | undefined }

const Retire = ({ template, why }: ActProps) => {
  const isDraft = isWaiting(template)
  if (template.is_standard || template.status === 'retired') return null
  return (
    <ActButton
      why={why}
      onPress={() =>
        void runAct(() => retireTemplate(template), isDraft ? 'Draft discarded' : 'Retired')
      }
    >
      {isDraft ? 'Discard draft' : 'Retire'}
    </ActButton>
  )
}

const Publish = ({ template, why }: ActProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActButton className="btn main" why={why} onPress={() => setOpen(true)}>
        Publish
      </ActButton>
      <Dialog title="Publish this version" open={isOpen} onClose={() => setOpen(false)}>
        <Suspense>
          <PublishTemplate template={template} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}

const NextVersion = ({ template: { family, key, content, versions } }: Props) => {
  const canCreate = useCan(familyPermissions[family].create)
  const waiting = versions.find(isWaiting)
  if (waiting)
    return (
      <a className="btn main" href={templateHref(family, waiting.id)}>
        <Icon name="pen-line" /> Open the draft
      </a>
    )
  if (!canCreate) return null
  const begin = async () => {
    const draft = await createTemplate(family, { key, content, is_next: true }, crypto.randomUUID())
    go(templateHref(family, draft.id))
  }
  return (
    <button type="button" className="btn main" onClick={() => void runAct(begin, 'Draft created')}>
      <Icon name="pen-line" /> Edit as draft
    </button>
  )
}
