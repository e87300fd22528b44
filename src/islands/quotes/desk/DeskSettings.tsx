import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { DeskDetail } from '#domain/lead/desk/settings-api'
import { href } from '#routes'
import { $deskSettings } from '#stores/lead/desk-settings'
import { DeskClaimForm } from './DeskClaimForm.tsx'
import { DeskHoursForm } from './DeskHoursForm.tsx'
import { DeskMail } from './DeskMail.tsx'
import { DeskPlanForm } from './DeskPlanForm.tsx'
import { DeskSection } from './DeskSection.tsx'
import { DeskTelephoneForm } from './DeskTelephoneForm.tsx'
import { DeskWebForm } from './DeskWebForm.tsx'

/** How the new-business desk works: when, who takes what, and the ways in and out. */
export default function DeskSettings() {
  const desk = useStore($deskSettings)
  return (
    <>
      <header className="list-head quote-area-head">
        <h1 className="h1">Desk settings</h1>
        <span className="area-act">
          <a className="btn" href={href('quotes-leads', {})}>
            Back to the leads
          </a>
        </span>
      </header>
      <Loaded
        from={desk}
        skeleton={<Skeleton rows={12} />}
        retry={() => $deskSettings.revalidate()}
      >
        {(it) => <Sections desk={it} />}
      </Loaded>
    </>
  )
}

const Sections = ({ desk }: { desk: DeskDetail }) => (
  <div className="admin-form lead-parts">
    <DeskSection
      title="Office hours"
      say="The clock of a new lead runs while the desk is open. Bank holidays are closed by themselves."
    >
      <DeskHoursForm desk={desk} />
    </DeskSection>
    <DeskSection
      title="Who gets a lead"
      say="An adviser who names nothing takes everything. What nobody takes goes to whoever claims."
    >
      <DeskClaimForm desk={desk} />
    </DeskSection>
    <DeskSection
      title="Follow-ups"
      say="A price that goes out for the first time gets its first call by this plan."
    >
      <DeskPlanForm desk={desk} />
    </DeskSection>
    <DeskSection
      title="Telephone"
      say="By hand, a number opens your own telephone and the form to log the call."
    >
      <DeskTelephoneForm desk={desk} />
    </DeskSection>
    <DeskSection title="Web form" say="Where people ask for a quote on your own site.">
      <DeskWebForm desk={desk} />
    </DeskSection>
    <DeskSection title="Email" say="A mail service passes on what comes to your enquiry address.">
      <DeskMail desk={desk} />
    </DeskSection>
  </div>
)
