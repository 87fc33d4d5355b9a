/** What is asked before something is done from the to-do list, and what is said after. All ours. */
import type { InPlaceKind } from './inPlace.ts'
import type { ToDoItem } from './nouns.ts'

export const toDoWording = {
  doFailed: 'It could not be done',
  snoozeFailed: 'It could not be snoozed',
  back: 'Back in your list',
} as const

interface InPlaceWords {
  readonly question: (item: Pick<ToDoItem, 'detail' | 'title'>) => {
    readonly title: string
    readonly text: string
    readonly confirmLabel: string
  }
  readonly done: string
}

const agreeing: InPlaceWords = {
  question: ({ detail }) => ({
    title: 'Agree to the policy',
    text: `You confirm that you have read the current version of “${detail}” and agree to it.`,
    confirmLabel: 'I have read it and agree',
  }),
  done: 'Agreed',
}

/** What each asks before, and what it says after. */
export const inPlaceWords: Readonly<Record<InPlaceKind, InPlaceWords>> = {
  hrDocumentUpdate: agreeing,
  hrDocumentAgreement: agreeing,
  certificationToVerify: {
    question: ({ detail }) => ({
      title: 'Verify the certification',
      text: `You confirm that you have checked the evidence: ${detail}.`,
      confirmLabel: 'Verify',
    }),
    done: 'Certification verified',
  },
  positionToApprove: {
    question: ({ detail }) => ({
      title: 'Approve the position description',
      text: `${detail}. Next step: acknowledgement.`,
      confirmLabel: 'Approve',
    }),
    done: 'Position approved',
  },
  positionToAcknowledge: {
    question: ({ detail }) => ({
      title: 'Acknowledge the position description',
      text: `You confirm that you have read the description of your position “${detail}”.`,
      confirmLabel: 'Acknowledge',
    }),
    done: 'Position acknowledged',
  },
  changeToDecide: {
    question: ({ detail, title }) => ({
      title: 'Accept the change',
      text: `${detail}: ${title}${title.endsWith('”') ? '' : '.'} It is written into their record at once.`,
      confirmLabel: 'Accept',
    }),
    done: 'Change accepted',
  },
  assetToAccept: {
    question: ({ detail }) => ({
      title: 'Accept the asset',
      text: `You confirm that you have received ${detail}.`,
      confirmLabel: 'I have received it',
    }),
    done: 'Accepted',
  },
}
