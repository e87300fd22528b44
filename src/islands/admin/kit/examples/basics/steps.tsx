import { Steps } from '#components/Steps.tsx'

export const about = { heading: 'Steps', words: 'journey stages progress list' }

/** Done, current and coming stages. */
export default function Journey() {
  return (
    <Steps
      label="The journey"
      steps={[
        { key: 'pack', name: 'Contract pack', state: 'done', when: '14 October' },
        {
          key: 'enquiries',
          name: 'Enquiries',
          state: 'now',
          when: 'since 15 October',
          children: <p>The buyer’s conveyancer has asked eleven questions; seven are settled.</p>,
        },
        { key: 'exchange', name: 'Exchange', state: 'ahead', when: 'about 27 November' },
      ]}
    />
  )
}
