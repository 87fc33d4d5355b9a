/** What the to-do list says. All ours. */
import type { InPlaceKind } from './inPlace.ts'
import type { SnoozeDenial, SnoozeSpan } from './snoozing.ts'

export const toDoWording = {
  doFailed: 'It could not be done',
  snoozeFailed: 'It could not be put off',
  back: 'Back in your list',
} as const

export const snoozeDenials: Readonly<Record<SnoozeDenial, string>> = {
  snoozeNotAhead: 'Choose a day after today.',
  snoozeTooLong: 'It comes back on its due day at the latest, and after a week where it is late.',
}

export const snoozeLabels: Readonly<Record<SnoozeSpan, string>> = {
  tomorrow: 'Until tomorrow',
  week: 'For a week',
  month: 'For 30 days',
}

interface InPlaceWords {
  readonly button: string
  readonly question: (detail: string) => {
    readonly title: string
    readonly text: string
    readonly confirmLabel: string
  }
  readonly done: string
}

const agreeing: InPlaceWords = {
  button: 'Agree',
  question: (detail) => ({
    title: 'Agree to the policy',
    text: `You confirm that you have read “${detail}” as it is in force now, and that you agree to it.`,
    confirmLabel: 'I have read it and agree',
  }),
  done: 'Agreed',
}

/** What each says on its button, what it asks before, and what it says after. */
export const inPlaceWords: Readonly<Record<InPlaceKind, InPlaceWords>> = {
  hrDocumentUpdate: agreeing,
  hrDocumentAgreement: agreeing,
  certificationToVerify: {
    button: 'Verify',
    question: (detail) => ({
      title: 'Verify the certification',
      text: `You confirm that you have seen the evidence: ${detail}.`,
      confirmLabel: 'Verify',
    }),
    done: 'Certification verified',
  },
  positionToApprove: {
    button: 'Approve',
    question: (detail) => ({
      title: 'Approve the position description',
      text: `${detail}. It is asked to be acknowledged next.`,
      confirmLabel: 'Approve',
    }),
    done: 'Position approved',
  },
  positionToAcknowledge: {
    button: 'Acknowledge',
    question: (detail) => ({
      title: 'Acknowledge the position description',
      text: `You confirm that you have read the description of your position “${detail}”.`,
      confirmLabel: 'Acknowledge',
    }),
    done: 'Position acknowledged',
  },
  assetToAccept: {
    button: 'Accept',
    question: (detail) => ({
      title: 'Accept the asset',
      text: `You confirm, under your name, that you have received ${detail}.`,
      confirmLabel: 'I have received it',
    }),
    done: 'Accepted',
  },
}
