import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Empty } from '#components/Loaded.tsx'
import {
  defaultClassifications,
  type EnquiryClassification,
} from '#domain/enquiry/classification-default'
import { pluralise } from '#lib/format'
import { href } from '#routes'
import { $crumb, $route } from '#stores/chrome/route'

export default function Classification() {
  const { params } = useStore($route)
  const enquiryClassification = defaultClassifications.find(
    ({ number }) => String(number) === params['id'],
  )
  useEffect(() => {
    if (enquiryClassification) $crumb.set(enquiryClassification.code)
  }, [enquiryClassification])
  if (!enquiryClassification) return <NoClassification />
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{enquiryClassification.name}</h1>
        <span className="ref">{enquiryClassification.code}</span>
      </header>
      <Answering enquiryClassification={enquiryClassification} />
      {enquiryClassification.note && (
        <p className="lead admin-note">{enquiryClassification.note}</p>
      )}
      <p className="mute admin-note">
        This page will list the enquiries in this classification and how long each took. For now,
        work on enquiries in each case.
      </p>
      <p className="after">
        <a className="btn" href={href('admin-additional-enquiry-classifications', {})}>
          All classifications
        </a>
      </p>
    </>
  )
}

const NoClassification = () => (
  <Empty title="Not found">
    <p>This classification doesn’t exist. Choose one from the list.</p>
    <a className="btn" href={href('admin-additional-enquiry-classifications', {})}>
      All classifications
    </a>
  </Empty>
)

const Answering = ({ enquiryClassification }: { enquiryClassification: EnquiryClassification }) => (
  <dl className="case-facts">
    <div>
      <dt>Answered by</dt>
      <dd>{enquiryClassification.answerers.join(', ')}</dd>
    </div>
    <div>
      <dt>Usually within</dt>
      <dd>{pluralise(enquiryClassification.sla_wd, 'working day')}</dd>
    </div>
  </dl>
)
