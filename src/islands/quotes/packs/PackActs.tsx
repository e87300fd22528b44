import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { type Acts, isIncomplete, reasonAgainst, type Verdict } from '#domain/act'
import { type PackAct, packActs } from '#domain/sale-ready-pack/acts'
import { packTitle } from '#domain/sale-ready-pack/change'
import type { PackRecord } from '#domain/sale-ready-pack/record'
import { nextAct } from '#domain/sale-ready-pack/sentence'
import type { PackView } from '#domain/sale-ready-pack/view'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { saveFile } from '#islands/lists/save-file.ts'
import { today } from '#lib/format'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { askSellers, fetchPackData, fetchPackPdf } from '#stores/sale-ready-pack/pack'

const ReleasePack = lazy(() => import('./ReleasePack.tsx'))
const WithdrawPack = lazy(() => import('./WithdrawPack.tsx'))
const PaperConsent = lazy(() => import('./PaperConsent.tsx'))

type Open = 'release' | 'withdraw' | 'consent' | null

/** What may be done with a pack. */
export const PackActs = ({ view }: { view: PackView }) => {
  const [open, setOpen] = useState<Open>(null)
  const pack = { ...view.pack, transaction: null }
  const acts = packActs(pack, useActingPerson(), today())
  return (
    <>
      <Buttons pack={pack} acts={acts} onOpen={setOpen} />
      <RowMenu
        label={`Actions for ${packTitle(pack)}`}
        choices={choicesOf(view, {
          consent: reasonAgainst(acts.record_consent),
          withdraw: reasonAgainst(acts.withdraw),
          setOpen,
        })}
      />
      <Dialogs view={view} refusal={acts.release} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

type ButtonsProps = {
  pack: PackRecord
  acts: Acts<PackAct>
  onOpen: (open: Open) => void
}

const Buttons = ({ pack, acts, onOpen }: ButtonsProps) => {
  // What is missing is listed in the dialog.
  const next = nextAct(pack, today())
  const classOf = (act: typeof next) => (act === next ? 'btn main' : 'btn')
  const whyNotRelease = isIncomplete(acts.release) ? undefined : reasonAgainst(acts.release)
  return (
    <>
      <ActButton
        className={classOf('ask')}
        why={reasonAgainst(acts.ask)}
        onPress={() => void runAct(() => askSellers(pack), 'The sellers were written to')}
      >
        {pack.invited_at === null ? 'Invite the sellers' : 'Ask for all missing'}
      </ActButton>
      <ActButton
        className={classOf('edit')}
        why={reasonAgainst(acts.edit)}
        onPress={() => go(href('quotes-sale-ready-pack-id-edit', { id: pack.id }))}
      >
        Edit answers
      </ActButton>
      <ActButton
        className={classOf('release')}
        why={whyNotRelease}
        onPress={() => onOpen('release')}
      >
        Release
      </ActButton>
    </>
  )
}

type DialogsProps = { view: PackView; refusal: Verdict; open: Open; onClose: () => void }

const Dialogs = ({ view, refusal, open, onClose }: DialogsProps) => (
  <Suspense>
    <Dialog title="Release the pack" open={open === 'release'} onClose={onClose}>
      <ReleasePack view={view} refusal={refusal} onDone={onClose} />
    </Dialog>
    <Dialog title="Withdraw the pack" open={open === 'withdraw'} onClose={onClose}>
      <WithdrawPack view={view} onDone={onClose} />
    </Dialog>
    <Dialog title="A seller agreed on paper" open={open === 'consent'} onClose={onClose}>
      <PaperConsent view={view} onDone={onClose} />
    </Dialog>
  </Suspense>
)

type Reasons = {
  readonly consent: string | undefined
  readonly withdraw: string | undefined
  readonly setOpen: (open: Open) => void
}

const choicesOf = ({ pack }: PackView, { consent, withdraw, setOpen }: Reasons): Choice[] => [
  {
    key: 'pdf',
    label: 'Download as PDF',
    icon: 'file-down',
    onChoose: () =>
      void runAct(
        async () =>
          saveFile(`${packTitle(pack)}.pdf`, await fetchPackPdf(pack.id), 'application/pdf'),
        'PDF ready',
      ),
  },
  {
    key: 'data',
    label: 'Export data (PDTF)',
    icon: 'download',
    onChoose: () =>
      void runAct(
        async () => saveFile(`${packTitle(pack)}.json`, await fetchPackData(pack.id)),
        'Data ready',
      ),
  },
  {
    key: 'consent',
    label: 'Record a seller’s agreement on paper',
    icon: 'file-signature',
    why: consent,
    onChoose: () => setOpen('consent'),
  },
  {
    key: 'withdraw',
    label: 'Withdraw',
    icon: 'ban',
    bad: true,
    why: withdraw,
    onChoose: () => setOpen('withdraw'),
  },
]
