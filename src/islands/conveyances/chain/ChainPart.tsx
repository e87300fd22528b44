import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { type ChainLink, fromTop } from '#domain/conveyance/chain/chain'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { Line, Part } from '#islands/conveyances/overview/overview-parts.tsx'
import { $caseChain } from '#stores/conveyance/title/title'
import { ChainForm } from './ChainForm.tsx'

/** The transactions above and below ours, from the top of the chain. */
export const ChainPart = ({ caseFile }: { caseFile: CaseDetail }) => {
  const { data: chain } = useStore($caseChain)
  const [isOpen, setOpen] = useState(false)
  const why = reasonAgainst(caseActs(caseFile, useActingPerson()).change)
  const canChange = useCan('conveyance.update')
  const close = () => setOpen(false)
  return (
    <Part
      title="Chain"
      act={
        canChange &&
        chain && (
          <ActButton className="btn small quiet" why={why} onPress={() => setOpen(true)}>
            Change<span className="sr"> the chain</span>
          </ActButton>
        )
      }
    >
      {chain && chain.links.length === 0 && <Line name="Above and below">Not recorded</Line>}
      {chain &&
        chain.links.length > 0 &&
        fromTop(chain).map((link, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has no key, and its place is what it is
          <LinkLine key={at} link={link} ours={caseFile.conveyance.address.line} />
        ))}
      {chain?.is_shared && <Line name="Shared">Our clients see the addresses</Line>}
      <Dialog title="Change the chain" wide open={isOpen} onClose={close}>
        {chain && <ChainForm chain={chain} onDone={close} />}
      </Dialog>
    </Part>
  )
}

const LinkLine = ({ link, ours }: { link: ChainLink | null; ours: string }) =>
  link === null ? (
    <Line name={<b>This case</b>}>{ours}</Line>
  ) : (
    <Line name={link.position === 'above' ? 'Above' : 'Below'}>
      {link.address}
      <small className="evidence">
        {[link.firm, link.contact, link.note].filter(Boolean).join(' · ')}
      </small>
    </Line>
  )
