import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { CloudDetail } from '#domain/whatsapp/cloud/api'
import { cloudTemplateName, cloudTemplateText, whatsappTemplates } from '#domain/whatsapp/template'
import { pluralise } from '#lib/format'
import { $whatsappCloud } from '#stores/whatsapp/cloud'
import { Section } from './Section.tsx'
import { CloudNumbersForm, CloudSecretsForm } from './WhatsappCloudForms.tsx'

/** The WhatsApp Cloud API: its numbers and secrets, its templates, and what is charged. */
export const WhatsappCloud = () => (
  <Section title="WhatsApp Cloud API">
    <Loaded
      from={useStore($whatsappCloud)}
      skeleton={<Skeleton rows={4} />}
      retry={() => $whatsappCloud.revalidate()}
    >
      {(detail) => <Cloud detail={detail} />}
    </Loaded>
  </Section>
)

const Cloud = ({ detail }: { detail: CloudDetail }) => (
  <>
    <p className="mute">
      {detail.problem ?? 'WhatsApp messages leave by it, and not by the provider above.'}
    </p>
    <CloudNumbersForm detail={detail} />
    <CloudSecretsForm detail={detail} />
    <p>
      Callback URL of the webhook at Meta: <code>{detail.address}</code>
    </p>
    <Templates statuses={detail.settings.templates} />
    <Usage detail={detail} />
  </>
)

const Templates = ({ statuses }: { statuses: Readonly<Record<string, string>> }) => (
  <details>
    <summary>Templates to register at Meta, in English (UK)</summary>
    <ul>
      {whatsappTemplates.map((it) => (
        <li key={it.key}>
          <code>{cloudTemplateName(it)}</code>{' '}
          <span className="faint">
            {statuses[cloudTemplateName(it)]?.toLowerCase() ?? 'Meta has said nothing of it yet'}
          </span>
          <p>{cloudTemplateText(it)}</p>
        </li>
      ))}
    </ul>
  </details>
)

const Usage = ({ detail: { usage, settings } }: { detail: CloudDetail }) =>
  usage.length === 0 ? null : (
    <ul aria-label="Charged this month">
      {usage.map(({ number, category, count }) => (
        <li key={`${number} ${category}`}>
          {settings.numbers.find(({ id }) => id === number)?.phone ?? number}:{' '}
          {pluralise(count, 'message')} charged as {category} this month
        </li>
      ))}
    </ul>
  )
