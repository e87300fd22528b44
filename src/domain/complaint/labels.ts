import type {
  Complaint,
  ComplaintHead,
  ComplaintOutcome,
  ComplaintSeverity,
  ComplaintWay,
} from './complaint.ts'

export const complaintWays: Readonly<Record<ComplaintWay, string>> = {
  email: 'Email',
  letter: 'Letter',
  telephone: 'Telephone',
  meeting: 'Meeting',
  portal: 'Client portal',
  social: 'Review or social media',
}

export const complaintHeads: Readonly<Record<ComplaintHead, string>> = {
  delay: 'Delay',
  costs: 'Costs',
  advice: 'Advice',
  instructions: 'Not following instructions',
  informed: 'Not keeping the client informed',
  data: 'Personal data',
  conduct: 'Conduct',
  other: 'Something else',
}

export const complaintSeverities: Readonly<Record<ComplaintSeverity, string>> = {
  minor: 'Can be put right at once',
  serious: 'Serious',
  regulator: 'Serious, and may concern the regulator or the insurer',
}

export const complaintOutcomes: Readonly<Record<ComplaintOutcome, string>> = {
  upheld: 'Upheld',
  partly: 'Partly upheld',
  not_upheld: 'Not upheld',
  withdrawn: 'Withdrawn by the client',
}

export const complaintStatuses: Readonly<Record<Complaint['status'], string>> = {
  open: 'Open',
  closed: 'Answered',
}
