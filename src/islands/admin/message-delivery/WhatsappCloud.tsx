import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { CloudDetail } from '#domain/whatsapp/cloud/api'
import {
  cloudTemplateName,
  cloudTemplateText,
  MISSING_TEMPLATE,
  whatsappTemplates,
} from '#domain/whatsapp/template'
import { shortInstant } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { $whatsappCloud, checkTemplates } from '#stores/whatsapp/cloud'
import { Section } from './Section.tsx'
import { CloudNumbersForm, CloudSecretsForm } from './WhatsappCloudForms.tsx'
import { WhatsappCosts } from './WhatsappCosts.tsx'

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
    <Templates settings={detail.settings} />
    <WhatsappCosts detail={detail} />
  </>
)

const Templates = ({ settings }: Pick<CloudDetail, 'settings'>) => (
  <details>
    <summary>Templates to register at Meta, in English (UK)</summary>
    <CheckButton settings={settings} />
    <ul>
      {whatsappTemplates.map((it) => (
        <li key={it.key}>
          <code>{cloudTemplateName(it)}</code>{' '}
          <span className="faint">{templateStatus(settings, cloudTemplateName(it))}</span>
          <p>{cloudTemplateText(it)}</p>
        </li>
      ))}
    </ul>
  </details>
)

/** 'approved, charged as utility' */
const templateStatus = ({ templates, categories = {} }: CloudDetail['settings'], name: string) => {
  const status = templates[name]
  if (status === undefined) return 'Meta has said nothing of it yet'
  if (status === MISSING_TEMPLATE) return 'not registered at Meta in English (UK)'
  const category = categories[name]
  return [status.toLowerCase(), category && `charged as ${category.toLowerCase()}`]
    .filter(Boolean)
    .join(', ')
}

const CheckButton = ({
  settings: { account, secrets_at, checked_at },
}: Pick<CloudDetail, 'settings'>) => {
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    await checkTemplates().catch(showRefusal('Couldn’t check the templates'))
    setBusy(false)
  }
  const why =
    !account || secrets_at === null ? 'Enter the account ID and the secrets first.' : undefined
  return (
    <p className="row wrap">
      <ActButton className="btn small" why={why} isBusy={isBusy} onPress={() => void check()}>
        Check status at Meta
      </ActButton>
      {checked_at && <span className="faint">Checked {shortInstant(checked_at)}</span>}
    </p>
  )
}
