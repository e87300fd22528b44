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

/** The settings of the sales desk: hours, lead assignment, follow-ups and integrations. */
export default function DeskSettings() {
  const desk = useStore($deskSettings)
  return (
    <>
      <header className="list-head quote-area-head">
        <h1 className="h1">Desk settings</h1>
        <span className="area-act">
          <a className="btn" href={href('quotes-leads', {})}>
            Back to leads
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

const sections = [
  {
    title: 'Office hours',
    say: 'The response time of a new lead counts opening hours only. Bank holidays count as closed.',
    Form: DeskHoursForm,
  },
  {
    title: 'Lead assignment',
    say: 'An adviser with nothing selected can be assigned any lead. Leads that match nobody wait to be claimed.',
    Form: DeskClaimForm,
  },
  {
    title: 'Follow-ups',
    say: 'Sets when the first follow-up call is planned after a quote is first sent.',
    Form: DeskPlanForm,
  },
  {
    title: 'Telephone',
    say: 'Without a telephone system, selecting a number opens your own phone app and a form to log the call.',
    Form: DeskTelephoneForm,
  },
  { title: 'Web form', say: 'Lets people ask for a quote on your website.', Form: DeskWebForm },
  {
    title: 'Email',
    say: 'A mail service forwards messages sent to your enquiry address.',
    Form: DeskMail,
  },
]

const Sections = ({ desk }: { desk: DeskDetail }) => (
  <div className="admin-form lead-parts">
    {sections.map(({ title, say, Form }) => (
      <DeskSection key={title} {...{ title, say }}>
        <Form desk={desk} />
      </DeskSection>
    ))}
  </div>
)
